import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSubmission } from '../../../../src/leads/parse-submission.ts';
import { formNames } from '../../../../src/leads/read-post.ts';
import { Rejection } from '../../../../src/leads/rejection.ts';
import { postForm, sampleEndpoint } from '../sample-endpoint.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const page = readFileSync(join(docs, 'leads.md'), 'utf8');

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** The part of JSON Schema that the generated file uses. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const example: Json = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? 'null');
const schema: Schema = JSON.parse(readFileSync(join(docs, 'lead-request.schema.json'), 'utf8'));

/** Parses a request, and returns the places that the rejection names. */
function placesOf(value: Json): string | undefined {
  try {
    parseSubmission(value);
    return undefined;
  } catch (error) {
    return error instanceof Rejection ? error.place : String(error);
  }
}

/** The paths of all properties of the schema that the example has: `formData.fields[0].name`. */
function pathsIn(at: Schema, value: Json, path = ''): { path: string; isRequired: boolean }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsIn(at.items ?? {}, item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(at.properties ?? {}).flatMap(([key, below]) => {
    const own = path === '' ? key : `${path}.${key}`;
    const isRequired = at.required?.includes(key) ?? false;
    const member = value[key];
    return member === undefined ? [] : [{ path: own, isRequired }, ...pathsIn(below, member, own)];
  });
}

const paths = pathsIn(schema, example);

/** A copy of the example with another value at a path; without the property if the value is undefined. */
function changed(path: string, value: Json | undefined): Json {
  const copy = structuredClone(example);
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((each, key) => Reflect.get(Object(each), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(holder), last);
  else Reflect.set(Object(holder), last, value);
  return copy;
}

test('The request that docs/leads.md shows is accepted, and it has every property of the schema', () => {
  expect(placesOf(example)).toBeUndefined();
  expect(paths.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['formData.fields[2].value', 'formData.context.hutk', 'captchaResponse']),
  );
  const inExample = JSON.stringify(example).match(/"\w+":/g) ?? [];
  expect(new Set(paths.map(({ path }) => `"${path.replace(/^.*\./, '')}":`))).toEqual(new Set(inExample));
});

test.each(paths.filter(({ isRequired }) => isRequired))(
  'A request without $path is refused by this name',
  ({ path }) => {
    expect(placesOf(changed(path, undefined))).toContain(path);
  },
);

test.each(paths)('A request with a wrong value of $path is refused by this name', ({ path }) => {
  expect(placesOf(changed(path, -1.5))).toContain(path);
});

test.each(['formData', 'formData.context', 'formData.fields[0]'])(
  'A request with more in %s is refused by its name',
  (path) => {
    expect(placesOf(changed(`${path}.ip`, '192.0.2.7'))).toBe(`${path}.ip`);
  },
);

test('The names that docs/leads.md lists for a form without scripts are those that the endpoint accepts', async () => {
  const section = /### Of a form without scripts\n([\s\S]*?)\n### /.exec(page)?.[1] ?? '';
  const names = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(formNames);
  const { endpoint } = sampleEndpoint();
  expect((await endpoint(postForm({ success: '/helios/en/thankyou', marketing_consent: 'on' }))).status).toBe(303);
});
