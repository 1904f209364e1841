import { expect, test } from 'vitest';
import { demoUseAfter, progressBy, unusedDemo } from '../../../../src/runtime/analytics/demo-progress.ts';

test('A demo is started, used, and completed once', () => {
  const steps = [2, 3, 2, 3];
  let use = unusedDemo;
  const progress = steps.map((step) => {
    const made = progressBy(use, { step, steps: 3 });
    use = demoUseAfter(use, made);
    return made;
  });
  expect(progress).toEqual([['started'], ['interacted', 'completed'], ['interacted'], ['interacted']]);
});

test('A demo of two steps is completed by the step that starts it', () => {
  expect(progressBy(unusedDemo, { step: 2, steps: 2 })).toEqual(['started', 'completed']);
});

test('A link of a demo that was not started does not start it', () => {
  expect(demoUseAfter(unusedDemo, ['actioned'])).toEqual(unusedDemo);
});
