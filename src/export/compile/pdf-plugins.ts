import type { Plugin } from 'esbuild';

/**
 * Leaves out the parts of pdfkit and fontkit that PDFs do not need. Brotli, 60 KB after gzip, is for fonts in the
 * format WOFF2, and the fonts of PDFs are WOFF (`src/islands/kit/pdf/load-faces.ts`). The reader of PNG pictures has no
 * licence file.
 */
export const withoutUnusedFormats: Plugin = {
  name: 'without-unused-formats',
  setup(build) {
    build.onResolve({ filter: /^(?:brotli\/decompress\.js|png-js)$/ }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

/**
 * Excludes from the renderer the scripts that create files: only a visitor's click loads them, and nobody clicks while
 * pages are rendered.
 */
export const withoutFileScripts: Plugin = {
  name: 'without-file-scripts',
  setup(build) {
    build.onResolve({ filter: /[\\/]save-[\w-]+\.ts$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
