/** Paths of the sources that the compiler bundles, from the project's root. */
export const sourceLayout = {
  /** Entry of the renderer of the site's pages. */
  renderer: 'src/export/render/renderer.ts',
  baseStyles: 'src/templates/styles/base.css',
  /** The boot script is on every page and loads the late scripts. */
  boot: 'src/runtime/boot/boot.ts',
  /** Entries with a vendor's code, by the vendor. A site without the vendor does not have the script. */
  vendors: {
    flags: 'src/runtime/flags/launch-darkly.ts',
    analytics: 'src/runtime/analytics/segment.ts',
    monitoring: 'src/runtime/monitoring/faro.ts',
  },
  /** Scripts that the late scripts load. They load the scripts of the vendors. */
  deferred: ['src/runtime/consent/consent.ts', 'src/runtime/analytics/analytics.ts'],
  late: ['src/runtime/late/late.ts', 'src/runtime/forms/forms.ts', 'src/runtime/plain/plain.ts'],
  /** Contains one folder for each island, named after it, with an `island.ts` that exports `hydrate`. */
  islands: 'src/islands',
  /** The modules that map names to the components of pages, slices and islands. A page depends on the components it uses. */
  registries: {
    page: 'src/templates/registry.ts',
    slice: 'src/templates/slices/registry.ts',
    island: 'src/islands/registry.ts',
  },
  /** Folders of the fragments (`PageContext.fragment`), by name. Their style modules go into the files of the fragments. */
  fragments: { consent: 'src/templates/consent' },
  serviceWorker: { worker: 'src/service-worker/worker.ts', retirement: 'src/service-worker/retirement.ts' },
  /** The npm package of the site's font. */
  fontPackage: '@fontsource-variable/archivo',
  /** Folders whose files can end up in a bundle. If one of the files changes, everything is compiled again. */
  bundled: [
    'config',
    'src/components',
    'src/content',
    'src/disk',
    'src/export',
    'src/islands',
    'src/rules',
    'src/runtime',
    'src/service-worker',
    'src/site',
    'src/templates',
  ],
  /** Folders with CSS modules in cascade order: rules of a later folder may override those of an earlier one. */
  cascade: [
    'src/components',
    'src/templates/components',
    'src/islands',
    'src/templates/scenes',
    'src/templates/slices',
    'src/templates',
  ],
  /** The sources of templates. Each is compiled by itself, because an edit of one leaves the code of all others as it is. */
  ofTemplates: /[\\/]src[\\/](?:components|templates)[\\/].*\.tsx?$/,
  /** Sources whose drawings use design tokens. The compiler shortens token names in them, as in stylesheets. */
  withTokens: /[\\/]src[\\/](?:components|islands|templates)[\\/].*\.tsx$/,
} as const;

/** The folders that the site's code is compiled from: those of the layout, and the folder of the renderer. */
export function sourceFolders(renderer: string): string[] {
  return [...new Set([...sourceLayout.bundled, renderer.split('/').slice(0, 2).join('/')])];
}
