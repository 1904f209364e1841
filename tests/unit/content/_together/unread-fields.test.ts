import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomTypeModelField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { indexModels } from '../../../../src/content/models/fields-of.ts';
import { loadModels } from '../../../../src/content/models/load-models.ts';
import { namesRead } from '../../support/names-read.ts';
import { sourcesIn } from '../../support/read-imports.ts';

/**
 * Fields that editors can fill in before any code reads them, each with what it waits for. A field leaves the list with
 * the code that reads it.
 */
const awaited: Readonly<Record<string, string>> = {};

test('Every field of every model is read by the code, or waits for code that is named here', () => {
  const isRead = createReaders();
  const unread = fieldsOfModels().filter(({ name }) => !isRead(name));
  expect(unread.map(({ path }) => path).toSorted()).toEqual(Object.keys(awaited).toSorted());
});

test.each([
  ['a property', 'data.title'],
  ['a property that may be missing', 'data?.title'],
  ['a part of an object', 'const { title } = data;'],
  ['a part with another name', 'const read = ({ data: { title: heading } }: Document) => heading;'],
  ['a text', "string('title')"],
])('A source that has %s reads its name', (_what, text) => {
  expect(namesRead('source.ts', text)).toContain('title');
});

test.each([
  ['a property that is written', 'const data = { title: 1 };'],
  ['a member of a type', 'interface Data { readonly title: string }'],
  ['a text of a type', "type Key = 'title';"],
  ['a comment', '// title'],
  ['a variable', 'const title = 1;'],
])('A source that has %s does not read its name', (_what, text) => {
  expect(namesRead('source.ts', text)).not.toContain('title');
});

test('A source that puts a name together reads each name with its beginning', () => {
  const text = ['string(`category_', '{category}`)'].join('$');
  expect(namesRead('source.ts', text)).toContain('category_*');
});

interface ModelField {
  readonly name: string;
  /** `feature_flags.experiments[].buckets` */
  readonly path: string;
}

/** The fields of all types and slices, and those inside groups. */
function fieldsOfModels(): ModelField[] {
  const models = loadModels();
  const { dataFields } = indexModels(models);
  return [
    ...models.customTypes.flatMap((type) => fieldsIn(dataFields(type), type.id)),
    ...models.slices.flatMap(({ id, variations }) =>
      variations.flatMap((variation) => [
        ...fieldsIn(variation.primary ?? {}, `${id}.${variation.id}`),
        ...fieldsIn(variation.items ?? {}, `${id}.${variation.id}.items`),
      ]),
    ),
  ];
}

function fieldsIn(fields: Readonly<Record<string, CustomTypeModelField>>, above: string): ModelField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${above}.${name}`;
    return [{ name, path }, ...(field.type === 'Group' ? fieldsIn(field.config?.fields ?? {}, `${path}[]`) : [])];
  });
}

/** The rooms that get documents or the texts in them, those that read most fields first. */
const readers = [
  'src/templates',
  'src/content',
  'src/rules',
  'src/islands',
  'src/check',
  'src/export',
  'src/components',
  'src/runtime',
];

/** Creates a function that says whether any source reads a name. A source is parsed when a name is first seen in it. */
function createReaders(): (name: string) => boolean {
  const root = join(import.meta.dirname, '../../../..');
  const files = readers.flatMap((room) => sourcesIn(room)).filter((file) => !file.endsWith('.css'));
  const sources = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    let names: ReadonlySet<string> | undefined;
    return {
      text,
      names() {
        names ??= namesRead(file, text);
        return names;
      },
    };
  });
  const isRead = (name: string) =>
    sources.some((source) => source.text.includes(name) && source.names().has(name)) ||
    beginningsOf(name).some((beginning) =>
      sources.some(({ text, names }) => text.includes(`${beginning}\${`) && names().has(`${beginning}*`)),
    );
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? isRead(name);
    known.set(name, answer);
    return answer;
  };
}

/** The parts of a name up to each underscore: `salary_` and `salary_per_` of `salary_per_year`. */
function beginningsOf(name: string): string[] {
  return Array.from(name.matchAll(/_/g), ({ index }) => name.slice(0, index + 1));
}
