/** The name under which the cache knows from which sources the scripts were made. */
export const scriptsName = 'scripts';

/** The name of a renderer's bundle. Each renderer has one of its own, because the bundle of one does not fit the other. */
export function rendererName(renderer: string): string {
  return renderer.replaceAll('/', '-');
}

/** The names of the bundles that every compilation asks for. Those of single scripts are asked for if a script has changed. */
export function alwaysAsked(renderer: string): string[] {
  return ['styles', 'common-styles', 'templates', rendererName(renderer), scriptsName];
}
