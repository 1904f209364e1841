import { expect, test } from 'vitest';
import { collectFaults } from '../../../../../src/runtime/monitoring/sampling/early-faults.ts';

const errorEvent = (error: unknown, message = 'Script error.') => Object.assign(new Event('error'), { error, message });
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

test('errors and unhandled rejections before the monitoring are kept in their order', () => {
  const page = new EventTarget();
  const faults = collectFaults(page);
  const [first, second] = [new Error('first'), new Error('second')];
  page.dispatchEvent(errorEvent(first));
  page.dispatchEvent(rejection(second));
  page.dispatchEvent(errorEvent(null));
  expect(faults.take()).toEqual([first, second, 'Script error.']);
});

test('only the first ten faults are kept, and none after they were taken', () => {
  const page = new EventTarget();
  const faults = collectFaults(page);
  for (let number = 1; number <= 12; number++) page.dispatchEvent(rejection(number));
  const taken = faults.take();
  page.dispatchEvent(rejection(13));
  expect(taken).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
