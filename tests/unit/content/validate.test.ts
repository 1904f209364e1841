import { expect, test } from 'vitest';
import { acceptDocument, type ReceivedDocument } from '../../../src/content/accept-document.ts';
import type { JsonObject } from '../../../src/content/json.ts';
import { indexModels } from '../../../src/content/models/fields-of.ts';
import { createApiServer } from '../../../src/content/repository/api-server.ts';
import { createValidation } from '../../../src/content/validate.ts';
import { smallModels } from '../../sites/small-models.ts';
import { article, documentId, pictureFile, smallSettings, versionOf } from '../../sites/small-repository.ts';

const models = indexModels(smallModels);
const validate = createValidation(models);

function received(data: JsonObject, rest: Partial<ReceivedDocument> = {}): ReceivedDocument {
  const { tags, first_publication_date, last_publication_date } = article('broken');
  const base = {
    id: 'broken',
    type: 'article',
    uid: 'broken',
    lang: 'de-de',
    tags,
    first_publication_date,
    last_publication_date,
  };
  return acceptDocument({ ...base, alternate_languages: [], data, ...rest }, models);
}

/** Field and message of every fault. */
function faultsOf(data: JsonObject): [string | undefined, string][] {
  return validate(received(data)).map(({ document, message }) => [document?.field, message]);
}

const image = {
  id: 'i',
  url: 'https://images.prismic.io/x/sun.png',
  alt: null,
  copyright: null,
  dimensions: { width: 4, height: 2 },
};
const paragraph = { type: 'paragraph', text: 'Hello', spans: [] };

test('An empty document is valid: every field has its empty value', () => {
  expect(faultsOf({})).toEqual([]);
  expect(received({}).data).toMatchObject({
    title: null,
    is_new: true,
    kind: 'tool',
    body: [],
    image: {},
    related: { link_type: 'Any' },
    links: [],
    rows: [],
    plan: null,
    slices: [],
  });
});

test('A document with every field filled is valid, and so are fields that the model does not know', () => {
  const key = 'k';
  const cell = { key, type: 'data', content: [paragraph] };
  const data = {
    title: 'T',
    price: 2.5,
    is_new: false,
    kind: 'book',
    day: '2026-03-04',
    moment: '2026-03-04T09:00:00+0000',
    ink: '#0a0b0c',
    body: [
      { type: 'heading2', text: 'Hi', spans: [{ type: 'strong', start: 0, end: 2 }] },
      { type: 'image', ...image, linkTo: { link_type: 'Web', url: 'https://a.example' } },
    ],
    lead: [paragraph],
    image,
    related: { link_type: 'Document', id: 'x', type: 'article', tags: [], lang: 'de-de', isBroken: false },
    file: { link_type: 'Media', id: 'f', name: 'a.pdf', kind: 'document', url: 'https://a.example/a.pdf', size: '12' },
    links: [
      { key, link_type: 'Web', url: 'https://a.example', text: 'A', variant: 'Primary' },
      { key, link_type: 'Any', text: 'B' },
    ],
    rows: [{ name: 'R', cells: [{ amount: 1 }] }],
    plan: { head: { rows: [{ key, cells: [{ ...cell, type: 'header' }] }] }, body: { rows: [{ key, cells: [cell] }] } },
    clip: { embed_url: 'https://v.example/1', type: 'video' },
    unheard_of: 7,
    slices: [
      {
        id: 's',
        slice_type: 'teaser',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        primary: { heading: 'H' },
        items: [],
      },
    ],
  };
  expect(faultsOf(data)).toEqual([]);
});

test('A link to a document that is gone is no fault of this document', () => {
  expect(
    faultsOf({
      related: { link_type: 'Document', id: 'x', type: 'broken_type', tags: [], lang: null, isBroken: true },
    }),
  ).toEqual([]);
});

test('Every fault of a document is reported with its field, in words an editor knows, all at once', () => {
  const slice = (primary: JsonObject) => ({ slice_type: 'teaser', variation: 'default', primary, items: [] });
  const faults = faultsOf({
    title: 7,
    price: -1,
    kind: 'film',
    day: '2026-02-30',
    moment: 'noon',
    ink: 'red',
    related: { link_type: 'Document', id: 'x', type: 'settings', isBroken: false },
    file: { link_type: 'Web', url: 'https://a.example' },
    rows: [{}, { cells: [{ amount: 'many' }] }],
    slices: [slice({}), slice({}), slice({ links: [{ key: 'k', link_type: 'Web', url: 5 }] })],
  });
  expect(faults).toEqual([
    ['title', '"Title" should be a text, but it is 7.'],
    ['price', '"Price" should be at least 0, but it is -1.'],
    ['kind', '"Kind" should be one of "tool", "book", but it is "film".'],
    ['day', '"Day" should be a day of the calendar such as 2026-03-04, but it is "2026-02-30".'],
    [
      'moment',
      '"Moment" should be a day of the calendar and a time such as 2026-03-04T09:00:00+0000, but it is "noon".',
    ],
    ['ink', '"Ink" should be a colour such as #0a0b0c, but it is "red".'],
    [
      'related.type',
      '"Related" should lead to a document of the type "article", but it leads to one of the type "settings".',
    ],
    ['file.link_type', '"File" should lead to a file, but it leads to a web address.'],
    ['rows[1].cells[0].amount', '"Amount" should be a number, but it is "many".'],
    ['slices[2].primary.links[0].url', '"Links: address" should be an address, but it is 5.'],
  ]);
});

test('A time on a day that no calendar has is a fault', () => {
  expect(faultsOf({ moment: '2026-02-28T09:00:00+0000' })).toEqual([]);
  expect(faultsOf({ moment: '2026-02-30T09:00:00+0000' })).toEqual([
    ['moment', expect.stringContaining('should be a day of the calendar and a time')],
  ]);
});

test('Rich text holds only what its model allows', () => {
  expect(faultsOf({ body: [{ type: 'heading1', text: 'No', spans: [] }] })).toEqual([
    ['body[0].type', '"Body" may hold paragraph, heading2, image, but it holds heading1.'],
  ]);
  expect(faultsOf({ body: [{ ...paragraph, spans: [{ type: 'em', start: 0, end: 1 }] }] })).toEqual([
    ['body[0].spans[0].type', '"Body" may have the formatting strong, hyperlink, but it has em.'],
  ]);
  expect(faultsOf({ body: [{ ...paragraph, spans: [{ type: 'strong', start: 2, end: 9 }] }] })).toEqual([
    ['body[0].spans[0]', '"Body" has formatting from 2 to 9, but only 5 characters.'],
  ]);
  expect(faultsOf({ lead: [paragraph, paragraph] })).toEqual([
    ['lead', '"Lead" should be a single block, but it has 2 blocks.'],
  ]);
  expect(
    faultsOf({
      body: [{ ...paragraph, spans: [{ type: 'hyperlink', start: 0, end: 2, data: { link_type: 'Wep' } }] }],
    }),
  ).toEqual([['body[0].spans[0].data.link_type', '"Link in the text" is a link of the unknown kind "Wep".']]);
});

test.each([
  [
    { links: [{ key: 'k', link_type: 'Web', url: 'https://a.example', variant: 'Loud' }] },
    'links[0].variant',
    '"Links" should have one of the variants "Primary", but it has "Loud".',
  ],
  [
    { links: [{ link_type: 'Web', url: 'https://a.example' }] },
    'links[0].key',
    '"Links: key" should be a text, but it is missing.',
  ],
  [{ links: { link_type: 'Any' } }, 'links', '"Links" should be a list of links, but it is {"link_type":"Any"}.'],
  [
    { image: { ...image, dimensions: null } },
    'image.dimensions',
    '"Image: size" should have a width and a height, but it is null.',
  ],
  [{ image: 'sun.png' }, 'image', '"Image" should be an image, but it is "sun.png".'],
  [
    { plan: { body: { rows: [{ key: 'k', cells: [{ key: 'c', type: 'cell', content: [] }] }] } } },
    'plan.body.rows[0].cells[0].type',
    '"Plan: kind of a cell" should be "header" or "data", but it is "cell".',
  ],
  [{ clip: { html: '<b>' } }, 'clip.embed_url', '"Clip: address" should be an address, but it is missing.'],
  [{ slices: 'none' }, 'slices', '"slices" should be a list of slices, but it is "none".'],
])('The value %j is a fault at %s', (data, field, message) => {
  expect(faultsOf(data)).toEqual([[field, message]]);
});

test('A slice or variation without a model is a finding of its own kind', () => {
  const told = validate(
    received({
      slices: [
        { slice_type: 'carousel', variation: 'default' },
        { slice_type: 'teaser', variation: 'huge', primary: {} },
      ],
    }),
  );
  expect(told.map(({ code, message, document }) => [code, document?.field, message])).toEqual([
    ['unknown-slice', 'slices[0].slice_type', 'A document of this type may not hold the slice "carousel".'],
    ['unknown-slice', 'slices[1].variation', 'The slice "teaser" has no variation "huge".'],
  ]);
});

test('The models of variations that a document does not have are not looked at', () => {
  const asked: string[] = [];
  const variation = (...names: [string, string]) => {
    asked.push(names.join('/'));
    return models.variation(...names);
  };
  const watched = createValidation({ ...models, variation });
  const teaser = { slice_type: 'teaser', variation: 'default', primary: {} };
  expect(watched(received({ slices: [] }))).toEqual([]);
  expect(asked).toEqual([]);
  expect(watched(received({ slices: [teaser, teaser] }))).toEqual([]);
  expect(watched(received({ slices: [teaser] }))).toEqual([]);
  expect(asked).toEqual(['teaser/default']);
});

test('A finding names the document, its locale and what to do', () => {
  const [finding] = validate(received({ title: 7 }));
  expect(finding).toMatchObject({
    code: 'invalid-document',
    severity: 'error',
    document: { id: 'broken', type: 'article', uid: 'broken', lang: 'de-de', field: 'title' },
    hint: 'Correct this field of the document.',
  });
});

test('The answers of the embedded repository from minimal files are valid', async () => {
  const minimal = article('full', {
    data: {
      image: { asset: 'sun.svg', alt: 'Sun' },
      body: [
        { type: 'paragraph', text: 'Hi' },
        { type: 'image', asset: 'sun.svg', alt: '' },
      ],
      file: { link_type: 'Media', asset: 'sun.svg' },
      related: { link_type: 'Document', id: documentId('en-gb-full') },
      links: [{ link_type: 'Web', url: 'https://a.example', text: 'A' }],
      plan: { body: { rows: [{ cells: [{ type: 'data', content: [{ type: 'paragraph', text: '1' }] }] }] } },
      slices: [{ slice_type: 'teaser', variation: 'default', primary: { heading: 'H' } }],
    },
  });
  const version = versionOf([minimal], [pictureFile]);
  const apiServer = createApiServer({ settings: smallSettings, models: smallModels, current: () => version });
  const answer = await apiServer.answer(
    new Request(`https://small-site.cdn.prismic.io/api/v2/documents/search?ref=${version.ref}`),
  );
  const { results } = (await answer.json()) as { results: ReceivedDocument[] };
  expect(results.flatMap((document) => validate(acceptDocument(document, models)))).toEqual([]);
});
