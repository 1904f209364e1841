import type { LinkField } from '@prismicio/client';
import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { createFormatters } from '../../../../src/export/render/formatters.ts';
import type { PageContext } from '../../../../src/templates/page-context.ts';
import { localeOf, routeOf, samplePage } from '../../support/sample-page.ts';

type SceneData = DocumentOf<'product_scene'>['data'];
type Row = SceneData['rows'][number];

const emptyRow: Row = {
  label: null,
  detail: null,
  amount: null,
  value: null,
  note: null,
  category: null,
  is_highlighted: false,
  is_waiting: false,
};

/** A row with only the fields given. */
export function rowOf(fields: Partial<Row>): Row {
  return { ...emptyRow, ...fields };
}

/** The field that leads to the scene of `pageWithScene`. */
export const sceneField = { link_type: 'Document', id: 'scene' } as unknown as LinkField;

/** Groups may be of any length here; the generated types want them empty or never so. */
type Fields = {
  readonly [Name in keyof SceneData]?: SceneData[Name] extends readonly (infer Item)[]
    ? readonly Item[]
    : SceneData[Name];
};

/** A page of a locale whose one scene has these fields, the others empty. */
export function pageWithScene(fields: Fields, urlCode = 'en') {
  const route = routeOf('/', { urlCode });
  const data = { rows: [], columns: [], receipt_lines: [], ...withNulls(fields) } as unknown as SceneData;
  const document = { id: 'scene', type: 'product_scene', data };
  const related = ((_type, field) =>
    field && 'id' in field && field.id === 'scene' ? document : undefined) as PageContext['related'];
  return samplePage({ route, format: createFormatters(localeOf(urlCode)), related });
}

/** Empty fields are null in the CMS, never absent. */
function withNulls(fields: Fields): object {
  const names = ['kind', 'description', 'heading', 'total', 'limit', 'badge', 'note', 'card_holder', 'card_label'];
  const receipt = ['merchant', 'address', 'time', 'tax_label', 'tax', 'total_label', 'total'];
  const request = ['person', 'heading', 'detail', 'decline', 'approve'];
  const all = [...names, ...receipt.map((name) => `receipt_${name}`), ...request.map((name) => `request_${name}`)];
  return { ...Object.fromEntries(all.map((name) => [name, null])), ...fields };
}
