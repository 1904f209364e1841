import { createFormatters } from '../../../../src/export/render/formatters.ts';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { linkTo, localeOf, routeOf, samplePage } from '../../support/sample-page.ts';

export type SceneFields = DataOf<'product_scene'>;

/** The field that leads to the scene of `pageWithScene`. */
export const sceneField = linkTo(documentOf('product_scene'));

/** A page of a locale whose one scene has these fields, the others empty. */
export function pageWithScene(fields: SceneFields, urlCode = 'en') {
  const documents = [documentOf('product_scene', fields)];
  return samplePage({ route: routeOf('/', { urlCode }), format: createFormatters(localeOf(urlCode)), documents });
}
