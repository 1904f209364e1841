import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // Browser tests wait now and then: three at a time keep two cores busy.
    maxWorkers: 3,
    // The files of a worker share its modules and its browser: half of the time went into loading them again.
    isolate: false,
    // A busy machine takes longer than ten seconds to end a worker with its browsers.
    teardownTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // They seldom wait, and each worker loads the modules anew: a third one takes a fifth more time of the processor.
          maxWorkers: 2,
          environment: 'node',
          // A busy machine is no failure: these bounds only end a test that hangs.
          testTimeout: 300_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // A group has one number of workers.
          sequence: { groupOrder: 1 },
          environment: 'node',
          globalSetup: ['tests/e2e/support/export-once.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A machine with much else to do is slow, not wrong, and a virtual machine may stand still for a minute.
          // Each look at a page costs the browser 4 ms.
          expect: { poll: { timeout: 90_000, interval: 50 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.test.ts'],
          sequence: { groupOrder: 1 },
          environment: 'node',
          globalSetup: ['tests/browsers/support/prepare-once.ts'],
          // A driver loses its browser now and then. A fault of the site shows itself twice.
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 50 } },
        },
      },
    ],
  },
});
