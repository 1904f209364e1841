import { expect, test } from 'vitest';
import { attachRejectionReport } from '../../../../src/runtime/late/report-rejections.ts';

test('a rejection that no script handles is logged in the words of the contract', () => {
  const target = new EventTarget();
  const lines: string[] = [];
  attachRejectionReport(target, (line) => lines.push(line));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('no network') }));
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
  expect(lines).toEqual([
    'UNHANDLED PROMISE REJECTION: TypeError: no network',
    'UNHANDLED PROMISE REJECTION: undefined',
  ]);
});
