import type { RuntimeSite } from '../../rules/runtime-site.ts';

/** Put in its place when the boot script is bundled. */
declare const HELIOS_SITE: RuntimeSite;

export const site: RuntimeSite = HELIOS_SITE;

/** The version of the code this page was made with, `webpackCompilationHash`: the boot script has it in its name. */
export const build: string = /-(\w+)\.js$/.exec(import.meta.url)?.[1] ?? '';
