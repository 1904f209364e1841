import type { RuntimeSite } from '../../rules/runtime-site.ts';

/** The data of the site that the browser needs. The bundler replaces this name by the data. */
declare const HELIOS_SITE: RuntimeSite;

export const site: RuntimeSite = HELIOS_SITE;

/**
 * The build hash of this page, `webpackCompilationHash`, from the boot script's file name: `3f2a` for `boot-3f2a.js`.
 */
export const build: string = /-(\w+)\.js$/.exec(import.meta.url)?.[1] ?? '';
