import type { LinkField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { InteractiveDemo } from '../../../../../src/templates/slices/InteractiveDemo/InteractiveDemo.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { all } from '../../../support/markup.ts';
import { samplePage, webLink } from '../../../support/sample-page.ts';

function demo(count: number, fields: { gate_heading?: string; links?: LinkField[] } = {}): string {
  const items = Array.from({ length: count }, (_, index) => ({ hour: `0${index}:00`, label: `Step ${index}` }));
  const slice = sliceOf('interactive_demo', 'default', { heading: 'A day', items, ...fields });
  return samplePage().html(<InteractiveDemo slice={slice} index={0} />);
}

test('The labels of a demo’s gate and steps turn to their neighbours, and do not join the name of their radios', () => {
  const page = demo(3);
  expect(all(page, /<label for="([^"]+)"/g)).toEqual(['demo-0-1', 'demo-0-0', 'demo-0-2', 'demo-0-1']);
  expect(all(page, /aria-labelledby="([^"]+)"/g)).toEqual(['demo-0-0-name', 'demo-0-1-name', 'demo-0-2-name']);
});

test('The last step of a demo leads on to the first of the demo’s links, and no other step does', () => {
  const page = demo(3, { links: [webLink('https://app.helios.example/register', 'Open a workspace')] });
  const [first = '', second = '', last = ''] = page.split('<li ').slice(1);
  expect([first, second].filter((step) => step.includes('Open a workspace'))).toEqual([]);
  expect(last).toContain('Open a workspace');
});

test('A demo of one step has no rail and no turns, and a demo without steps prints nothing', () => {
  expect(demo(1)).not.toMatch(/type="radio"|<label/);
  expect(demo(0)).toBe('');
});

test('The gate of a demo is in its first step, and leads to the second step or home without a script', () => {
  const page = demo(2, { gate_heading: 'A wide demo' });
  const [first = '', second = ''] = page.split('<li ').slice(1);
  expect(first).toContain('A wide demo</b>');
  expect(first).toMatch(/<label for="demo-0-1" [^>]*>next</);
  expect(first).toMatch(/<a [^>]*href="\/helios\/en"[^>]*>return_to_homepage<\/a>/);
  expect(second).not.toContain('return_to_homepage');
});
