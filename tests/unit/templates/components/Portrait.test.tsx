import { expect, test } from 'vitest';
import { Portrait } from '../../../../src/templates/components/Portrait.tsx';
import { samplePage } from '../../support/sample-page.ts';

test('A portrait beside a name has an empty alternative text, and a portrait alone has the name as its text', () => {
  const { html } = samplePage();
  expect(html(<Portrait person="maja" />)).toContain('alt=""');
  expect(html(<Portrait person="maja" label="Maja Lindqvist" />)).toContain('alt="Maja Lindqvist"');
});
