import type { Plugin } from 'esbuild';

/**
 * Leaves out what PDFs do not need of pdfkit and fontkit. Brotli, 60 KB after gzip, is for fonts in the format WOFF2, and
 * the fonts of PDFs are WOFF (`src/islands/kit/pdf/load-faces.ts`). The reader of PNG pictures has no licence file.
 */
export const withoutUnusedFormats: Plugin = {
  name: 'without-unused-formats',
  setup(build) {
    build.onResolve({ filter: /^(?:brotli\/decompress\.js|png-js)$/ }, ({ path }) => ({ path, namespace: 'unused' }));
    build.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: '' }));
  },
};

/**
 * Leaves the scripts that make files out of the renderer: a visitor's click loads them, and pages are rendered without
 * one.
 */
export const withoutFileScripts: Plugin = {
  name: 'without-file-scripts',
  setup(build) {
    build.onResolve({ filter: /[\\/]save-[\w-]+\.ts$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
