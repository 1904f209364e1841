import type { Plugin } from 'esbuild';

/**
 * Leaves out the parts of Segment's library that it loads by itself, if the settings of a source ask for them: scripts of
 * destinations, routing rules, plugins for videos. `src/runtime/analytics/segment.ts` gives it settings that ask for none
 * of them, and a page's policy would not run the scripts that they add.
 */
export const withoutDestinations: Plugin = {
  name: 'without-destinations',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path, importer }) =>
      kind === 'dynamic-import' && /[\\/]@segment[\\/]analytics-next[\\/]/.test(importer)
        ? { path, namespace: 'left-out' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};
