import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colours } from '../../../config/tokens.ts';
import { Dial } from '../../../src/components/Dial.tsx';

const dial = (share: number) => renderToStaticMarkup(<Dial share={share} />);

test('A loss does not look like a dial without figures', () => {
  expect(dial(-0.4)).not.toBe(dial(0));
  expect(dial(-0.4)).toContain(colours['ember-500']);
  expect(dial(0.4)).not.toContain(colours['ember-500']);
});
