import type { CustomTypeModelField } from '@prismicio/client';
import type { Json, JsonObject } from '../content/json.ts';
import type { Fields } from '../content/models/fields-of.ts';
import type { Materials } from './materials.ts';
import { longParagraph, sampleParagraph, sampleText } from './sample-texts.ts';

/** How a specimen of a slice is filled: the amount and the kind of its content. */
export type Fill = 'full' | 'one' | 'many' | 'long' | 'bare' | 'empty';

export interface SampleScope {
  readonly fill: Fill;
  readonly materials: Materials;
  /** True if the fields belong to an entry of a list. */
  readonly isInList?: boolean;
  /** Returns a new number at each call, so that neighbours get different images and headings get different ids. */
  next(): number;
}

const groupSizes: Readonly<Record<Fill, number>> = { full: 3, one: 1, many: 9, long: 3, bare: 0, empty: 0 };

/**
 * Fills the fields of a slice or a group with values that their model allows. The result lacks the fields that stay
 * empty.
 */
export function sampleFields(fields: Fields, scope: SampleScope): JsonObject {
  const wanted = Object.entries(fields).filter(([name]) => !isLeftOut(name, scope));
  return Object.fromEntries(wanted.map(([name, field]) => [name, sampleField(name, field, scope)]));
}

/**
 * True if the field stays empty. `bare` fills only the heading, which every slice needs. Anchors stay empty, because no
 * id may occur twice on a page.
 */
function isLeftOut(name: string, { fill }: SampleScope): boolean {
  return name === 'anchor_id' || fill === 'empty' || (fill === 'bare' && name !== 'heading');
}

function sampleField(name: string, field: CustomTypeModelField, scope: SampleScope): Json {
  const { fill, materials, isInList = false } = scope;
  switch (field.type) {
    case 'Text':
      return sampleText(name, { isLong: fill === 'long', isInList, number: scope.next() });
    case 'StructuredText':
      return sampleRichText(field.config ?? {}, scope);
    case 'Number':
      return numbers[name] ?? 3;
    case 'Boolean':
      return true;
    case 'Select': {
      const options = field.config?.options ?? [];
      return options[scope.next() % Math.max(1, options.length)] ?? null;
    }
    case 'Date':
      return '2026-10-05';
    case 'Timestamp':
      return '2027-01-21T09:00:00+0000';
    case 'Image':
      return materials.images[scope.next() % Math.max(1, materials.images.length)] ?? {};
    case 'Link':
      return sampleLink(name, field.config ?? {}, scope);
    case 'Embed':
      return sampleEmbed;
    case 'Table':
      return sampleTable(scope);
    case 'Group':
      return Array.from({ length: groupSizes[fill] }, () =>
        sampleFields(field.config?.fields ?? {}, { ...scope, isInList: true }),
      );
    default:
      return null;
  }
}

const numbers: Readonly<Record<string, number>> = { share: 72, score: 4.6, out_of: 5, highlighted_column: 2, limit: 6 };

const sampleEmbed = {
  embed_url: 'https://www.youtube.com/watch?v=helios00000',
  provider_name: 'YouTube',
  type: 'video',
  title: 'A day with Helios',
};

function sampleRichText(config: object, { fill, next }: SampleScope): Json {
  const isLong = fill === 'long';
  const paragraph = { type: 'paragraph', text: isLong ? longParagraph : sampleParagraph, spans: [] };
  const kinds = String(Reflect.get(config, 'multi') ?? 'paragraph').split(',');
  const heading = {
    type: 'heading2',
    text: sampleText('heading', { isLong, isInList: false, number: next() }),
    spans: [],
  };
  const items = ['Budgets by team, project or client', 'Changes are logged with name and hour'];
  return [
    ...(kinds.includes('heading2') ? [heading] : []),
    paragraph,
    ...(kinds.includes('list-item') ? items.map((text) => ({ type: 'list-item', text, spans: [] })) : []),
  ];
}

interface LinkConfig {
  readonly select?: string | null | undefined;
  readonly customtypes?: readonly unknown[];
  readonly repeat?: boolean;
  readonly variants?: readonly string[];
}

function sampleLink(name: string, { select, customtypes, repeat, variants }: LinkConfig, scope: SampleScope): Json {
  const { materials } = scope;
  if (select === 'document') {
    const targets = (customtypes ?? []).flatMap((type) => materials.documents.get(String(type)) ?? []);
    return targets[scope.next() % Math.max(1, targets.length)] ?? { link_type: 'Any' };
  }
  if (select === 'media') {
    const extension = { video: 'mp4', narrow_video: 'mp4', captions: 'vtt' }[name] ?? 'pdf';
    return materials.files.get(extension) ?? { link_type: 'Any' };
  }
  const text = scope.fill === 'long' ? 'Reisekostenabrechnung ausprobieren' : 'See prices';
  const link = { link_type: 'Web', url: 'https://blog.helios.example/en', text };
  if (!repeat) return link;
  const wanted = variants?.length ? variants : [undefined];
  return wanted.map((variant) => ({ ...link, ...(variant && { variant }) }));
}

function sampleTable({ fill }: SampleScope): Json {
  const cell = (type: 'header' | 'data', text: string, key: string) => ({
    key,
    type,
    content: text === '' ? [] : [{ type: 'paragraph', text, spans: [] }],
  });
  const row = (key: string, [head = '', ...rest]: readonly string[], type: 'header' | 'data'): Json => ({
    key,
    cells: [cell('header', head, `${key}-0`), ...rest.map((text, index) => cell(type, text, `${key}-${index + 1}`))],
  });
  const name = fill === 'long' ? 'Betriebsprüfungssichere Aufbewahrung' : 'Virtual cards';
  return {
    head: { rows: [row('head', ['Feature', 'Sunrise', 'Daylight', 'Zenith'], 'header')] },
    body: {
      rows: [
        row('a', ['Cards', '', '', ''], 'data'),
        row('b', [name, '3', 'Unlimited', 'yes'], 'data'),
        row('c', ['Approvals', 'no', 'yes', 'yes'], 'data'),
      ],
    },
  };
}
