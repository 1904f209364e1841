import { expect, test } from 'vitest';
import { type DemoRecord, demoFieldsOf, withStep } from '../../../../../src/runtime/shared/visit/demo-record.ts';

const nothing: DemoRecord = new Map();

test('A demo counts by its furthest step, and as complete at its last', () => {
  const steps = [
    { flow: 'explore-product', step: 2, steps: 5 },
    { flow: 'explore-product', step: 4, steps: 5 },
    { flow: 'explore-product', step: 3, steps: 5 },
    { flow: 'home-2', step: 3, steps: 3 },
  ];
  expect(demoFieldsOf(steps.reduce(withStep, nothing))).toEqual({
    completions: 'home-2',
    flowProgress: 'explore-product:4/5,home-2:3/3',
  });
});

test('A visitor who has used no demo sends nothing about demos', () => {
  expect(demoFieldsOf(nothing)).toEqual({});
});
