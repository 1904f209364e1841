import type { EventProperties } from '../shared/tracking/events.ts';
import type { DemoStep } from '../shared/visit/demo-record.ts';

export type DemoProgress = EventProperties<'Interactive Demo Used'>['progress'];

/** What a visitor has done in a demo so far. */
export interface DemoUse {
  readonly isStarted: boolean;
  readonly isCompleted: boolean;
}

export const unusedDemo: DemoUse = { isStarted: false, isCompleted: false };

/**
 * The progress in a demo that one step makes. The first step that the visitor chooses starts the demo, each later one
 * is an interaction, and the demo's last step completes it, once.
 */
export function progressBy(use: DemoUse, { step, steps }: Pick<DemoStep, 'step' | 'steps'>): DemoProgress[] {
  const isCompleting = step === steps && !use.isCompleted;
  return [use.isStarted ? 'interacted' : 'started', ...(isCompleting ? (['completed'] as const) : [])];
}

/** What the visitor has done in the demo after the given progress. */
export function demoUseAfter(use: DemoUse, progress: readonly DemoProgress[]): DemoUse {
  return {
    isStarted: use.isStarted || progress.includes('started'),
    isCompleted: use.isCompleted || progress.includes('completed'),
  };
}
