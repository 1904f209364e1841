import { expect, test } from 'vitest';
import { compileStyles } from '../../../../src/export/compile/css-modules.ts';

function compile(css: string): string {
  return compileStyles('sheet.css', Buffer.from(css)).css;
}

test('a breakpoint follows the size of letters the reader has chosen', () => {
  expect(compile('@media (width >= 768px) { p { top: 768px } }')).toBe('@media (width>=48em){p{top:768px}}');
});

test('a token that never changes is written in place', () => {
  expect(compile('p { font-size: var(--text-14); padding: var(--space-20) }')).toBe(
    'p{padding:20px;font-size:.875rem}',
  );
});
