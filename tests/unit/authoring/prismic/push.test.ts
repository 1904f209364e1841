import { expect, test } from 'vitest';
import { withPublished } from '../../../../src/authoring/prismic/known-documents.ts';
import { type PushInput, planPush } from '../../../../src/authoring/prismic/plan-push.ts';
import { push, stepsOf } from '../../../../src/authoring/prismic/push.ts';
import { emptyState, type PushState } from '../../../../src/authoring/prismic/push-state.ts';
import { connectWriteApi } from '../../../../src/authoring/prismic/write-api.ts';
import { fakeClock } from '../../../sites/fake-clock.ts';
import {
  openWriteStandIn,
  repositoryName,
  type WriteStandIn,
  writeToken,
} from '../../../sites/prismic-write-stand-in.ts';
import { linkTo, stored } from '../sample-stored.ts';

const german = stored('page', 'de-de', 'karten', { id: 'de-cards--------', group: 'page/cards' });
const english = stored('page', 'en-gb', 'cards', {
  id: 'en-cards--------',
  data: {
    title: 'Cards',
    image: { asset: 'card.svg', alt: 'A card' },
    file: { link_type: 'Media', asset: 'guide.pdf', text: 'Guide' },
    parent: { link_type: 'Document', id: 'en-about--------' },
    slices: [{ slice_type: 'hero', variation: 'default', primary: { body: [{ type: 'paragraph', text: 'For all' }] } }],
  },
});
const about = stored('page', 'en-gb', 'about', {
  id: 'en-about--------',
  data: { title: 'About', next: linkTo(german) },
});
const documents = [german, about, english];

const input: PushInput = {
  chosen: documents,
  documents,
  media: [
    { name: 'card.svg', sha256: 'c' },
    { name: 'guide.pdf', sha256: 'g' },
    { name: 'unused.png', sha256: 'u' },
  ],
  models: { customTypes: [{ id: 'page', label: 'Page', repeatable: true, status: true, json: {} }], slices: [] },
  remoteModels: { customTypes: [], slices: [] },
  state: emptyState,
  masterLang: 'en-gb',
};

function send(standIn: WriteStandIn, from: PushInput, saved: PushState[] = [], token = writeToken) {
  const clock = fakeClock();
  const api = connectWriteApi({ repository: repositoryName, token, endpoints: standIn.endpoints, fetch, clock });
  const done = push({
    plan: planPush(from),
    input: from,
    api,
    load: () => new TextEncoder().encode('bytes'),
    save: (state) => void saved.push(state),
    onStep: () => {},
  });
  return { done, clock };
}

test('A plan names what a repository lacks, masters before translations, and only the files that are used', () => {
  const plan = planPush(input);
  expect(plan.models).toMatchObject([{ kind: 'customtypes', action: 'insert', model: { id: 'page' } }]);
  expect(plan.assets.map(({ name }) => name)).toEqual(['card.svg', 'guide.pdf']);
  expect(plan.creations.map(({ uid }) => uid)).toEqual(['about', 'cards', 'karten']);
  expect([plan.updates.length, plan.unchanged, plan.waiting, stepsOf(plan)]).toEqual([3, 0, 0, 9]);
});

test('A push sends models, files and documents, whose links have the ids of the repository', async () => {
  await using standIn = await openWriteStandIn();
  const { done, clock } = send(standIn, input);
  const state = await done;
  const remote = (id: string) => standIn.documents.get(state.documents[id]?.id ?? '');
  expect(standIn.models.size).toBe(1);
  expect(standIn.files).toEqual(['card.svg', 'guide.pdf']);
  expect(remote(german.id)).toMatchObject({
    uid: 'karten',
    lang: 'de-de',
    alternate_language_id: state.documents[english.id]?.id,
  });
  expect(remote(english.id)).toMatchObject({
    title: 'Cards',
    data: {
      image: { id: 'asset-1', url: expect.stringContaining('asset-1'), alt: 'A card' },
      file: { link_type: 'Media', id: 'asset-2', text: 'Guide' },
      parent: { link_type: 'Document', id: state.documents[about.id]?.id },
      slices: [{ items: [], primary: { body: [{ spans: [], text: 'For all' }] } }],
    },
  });
  expect(remote(about.id)?.data.next).toMatchObject({ id: state.documents[german.id]?.id });
  // The requests start no faster than one a second.
  expect(clock.waits.length).toBe(standIn.requests.length - 1);
  expect(Math.min(...clock.waits)).toBeGreaterThan(500);
});

test('A second push sends nothing, and a third one only what has changed', async () => {
  await using standIn = await openWriteStandIn();
  const state = await send(standIn, input).done;
  const remoteModels = { customTypes: [...standIn.models.values()], slices: [] };
  const again = planPush({ ...input, state, remoteModels });
  expect([stepsOf(again), again.unchanged]).toEqual([0, 3]);
  const changed = { ...about, data: { ...about.data, title: 'About us' } };
  const third = planPush({ ...input, chosen: [german, changed, english], state, remoteModels });
  expect(third).toMatchObject({ models: [], assets: [], creations: [], updates: [{ uid: 'about' }] });
});

test('A push that was cut off goes on where it ended', async () => {
  await using standIn = await openWriteStandIn();
  standIn.failAt(6, 503);
  const saved: PushState[] = [];
  await expect(send(standIn, input, saved).done).rejects.toMatchObject({ code: 'prismic-unreachable', exitCode: 75 });
  const state = saved.at(-1) ?? emptyState;
  const remoteModels = { customTypes: [...standIn.models.values()], slices: [] };
  await send(standIn, { ...input, state, remoteModels }).done;
  expect(standIn.files).toHaveLength(2);
  expect(standIn.documents.size).toBe(3);
});

test('A request that was too early is sent again when the repository asks for it', async () => {
  await using standIn = await openWriteStandIn();
  standIn.failAt(1, 429, { 'retry-after': '7' });
  const { done, clock } = send(standIn, input);
  await done;
  expect(clock.waits[0]).toBe(7000);
});

test('A token that may not write is named', async () => {
  await using standIn = await openWriteStandIn();
  await expect(send(standIn, input, [], 'other').done).rejects.toMatchObject({
    code: 'prismic-refused',
    hint: expect.stringContaining('HELIOS_PRISMIC_WRITE_TOKEN'),
  });
});

test('A document that somebody made in the CMS is changed, and not made again', () => {
  const state = withPublished(emptyState, documents, [
    { id: 'made-by-hand----', type: 'page', lang: 'en-gb', uid: 'about' },
  ]);
  const plan = planPush({ ...input, state });
  expect(plan.creations.map(({ uid }) => uid)).toEqual(['cards', 'karten']);
  expect(plan.updates.map(({ uid }) => uid)).toContain('about');
});

test('A release holds a thousand documents, and the others wait', () => {
  const many = Array.from({ length: 1003 }, (_, index) => stored('page', 'en-gb', `p${index}`, { id: `id-${index}` }));
  const plan = planPush({ ...input, chosen: many, documents: many });
  expect([plan.updates.length, plan.waiting]).toEqual([1000, 3]);
});
