import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listReleases } from '../../../../src/export/output/list-releases.ts';
import { outputsOfFile } from './sample-outputs.ts';
import { aboutImageless, aboutPart } from './small-site.ts';

const place = outputsOfFile();
const { open, publish, shown } = place;

test('Rolling back shows the release before, again and again, until none is left', async () => {
  const output = await open();
  for (const text of ['one', 'two', 'three']) await publish(output, text);
  await output.rollback();
  expect(shown()).toBe('two');
  await output.rollback();
  expect(shown()).toBe('one');
  await expect(output.rollback()).rejects.toMatchObject({ code: 'output-missing' });
});

test('Rolling back never returns to a release that was rolled back', async () => {
  const output = await open();
  for (const text of ['good', 'bad']) await publish(output, text);
  await output.rollback();
  await publish(output, 'better');
  await output.rollback();
  expect(shown()).toBe('good');
});

test.each([
  ['a directory', {}, 2],
  ['a directory without links', { isPlain: true }, 1],
  ['a link', { canExchange: false }, 2],
])('Rolling back keeps the form of the output: %s', async (_, form, links) => {
  const published = await open(form);
  for (const text of ['one', 'two']) await publish(published, text);
  const output = await open({ canExchange: !('canExchange' in form) });
  await output.rollback();
  expect(shown()).toBe('one');
  expect(lstatSync(join(place.folder, 'out')).isSymbolicLink()).toBe('canExchange' in form);
  expect(lstatSync(join(place.folder, 'out/robots.txt')).nlink >= links).toBe(true);
  expect(lstatSync(join(place.folder, 'out/robots.txt')).nlink === 1).toBe(links === 1);
});

test('A release that the output still shows is retained again after the work folder was lost', async () => {
  await publish(await open(), 'one');
  rmSync(join(place.folder, '.helios'), { recursive: true });
  const output = await open();
  expect(await publish(output, 'one')).toMatchObject({ isUnchanged: true });
  await publish(output, 'two');
  await output.rollback();
  expect(shown()).toBe('one');
});

test('A missing output counts as it was last, after a rollback too', async () => {
  const output = await open();
  const ids: string[] = [];
  for (const text of ['one', 'two', 'three', 'four']) ids.push((await publish(output, text)).id);
  await output.rollback();
  const loseOut = () => {
    for (const name of ['out', 'out.helios']) rmSync(join(place.folder, name), { recursive: true });
  };
  loseOut();
  expect((await open()).published()?.id, 'what the next export is compared with').toBe(ids[2]);
  await (await open()).rollback();
  expect(shown()).toBe('two');
  loseOut();
  await publish(await open(), 'five');
  expect((await open()).published()?.manifest.id).not.toBe(ids[1]);
  await (await open()).rollback();
  expect(shown(), 'releases that were rolled back do not come back').toBe('two');
});

test('Rolling back to an id goes both ways, and the beginning of an id is enough', async () => {
  const output = await open();
  const ids: string[] = [];
  for (const text of ['one', 'two', 'three']) ids.push((await publish(output, text)).id);
  const [one = '', , three = ''] = ids;
  await output.rollback(one);
  expect(shown()).toBe('one');
  expect(await output.rollback(three.slice(0, 12))).toMatchObject({ id: three, previous: one, isUnchanged: false });
  expect(shown()).toBe('three');
  expect(await output.rollback(three)).toMatchObject({ isUnchanged: true });
});

test('Rolling back to nothing names the releases that there are', async () => {
  const output = await open();
  await expect(output.rollback()).rejects.toMatchObject({
    message: expect.stringMatching(/^There is no release of \S+ yet\.$/),
  });
  await expect(output.rollback()).rejects.toMatchObject({ hint: expect.stringContaining('helios export') });
  const { id: one } = await publish(output, 'one');
  const { id: two } = await publish(output, 'two');
  await output.rollback();
  await expect(output.rollback()).rejects.toMatchObject({ code: 'output-missing', hint: expect.stringContaining(two) });
  for (const text of ['', 'pricing']) {
    const message = `"${text}" is not the id of a release, nor the beginning of one.`;
    await expect(output.rollback(text)).rejects.toMatchObject({ message, hint: expect.stringContaining(two) });
  }
  const unknown = output.rollback('ffff');
  await expect(unknown).rejects.toMatchObject({
    message: expect.stringContaining('ffff'),
    hint: expect.stringContaining(two),
  });
  await expect(unknown).rejects.toMatchObject({ hint: expect.not.stringContaining(one) });
});

test('A part is no release to roll back to', async () => {
  const output = await open({ out: 'part', kind: 'part' });
  for (const text of ['one', 'two']) await publish(output, text, aboutPart);
  await expect(output.rollback()).rejects.toMatchObject({
    code: 'output-missing',
    message: expect.stringMatching(/part shows a part of the site\. Parts are no releases to roll back to\.$/),
  });
});

test('A rollback with a work folder without releases of the site says so', async () => {
  const { id } = await publish(await open(), 'one');
  await publish(await open(), 'two');
  const workFolder = join(place.folder, '.helios');
  rmSync(workFolder, { recursive: true });
  const output = await open();
  for (const to of [undefined, id]) {
    await expect(output.rollback(to)).rejects.toMatchObject({
      code: 'output-missing',
      message: expect.stringContaining(`The work folder ${workFolder} has no release of`),
      where: workFolder,
      hint: expect.stringContaining('HELIOS_WORK'),
    });
  }
});

test('A release without images is marked, and takes the place of none that has them', async () => {
  const output = await open();
  const { id: draft } = await publish(output, 'draft', aboutImageless);
  const { id: whole } = await publish(output, 'whole');
  const list = listReleases({ out: 'out', workFolder: join(place.folder, '.helios'), projectFolder: place.folder });
  expect(list.releases).toMatchObject([
    { id: whole, hasImages: true },
    { id: draft, hasImages: false },
  ]);
  await expect(output.rollback()).rejects.toMatchObject({
    code: 'output-missing',
    hint: expect.not.stringContaining(draft),
  });
  await expect(output.rollback(draft.slice(0, 8))).rejects.toMatchObject({
    code: 'output-missing',
    message: expect.stringContaining(`${draft} has no image files (--no-images)`),
  });
  expect(shown()).toBe('whole');
});

test('Releases of a site that never had images are rolled back like others', async () => {
  const output = await open();
  for (const text of ['one', 'two']) await publish(output, text, aboutImageless);
  await output.rollback();
  expect(shown()).toBe('one');
});

test('The list of releases has their dates, newest first, and marks the current one', async () => {
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const output = await open({ now });
  for (const text of ['one', 'two']) {
    await publish(output, text);
    minute += 1;
  }
  await output.rollback();
  const list = listReleases({ out: 'out', workFolder: join(place.folder, '.helios'), projectFolder: place.folder });
  expect(list.releases).toMatchObject([
    { publishedAt: '2026-01-01T12:01:00.000Z', source: 'embedded content', pages: 0, files: 4, isCurrent: false },
    { publishedAt: '2026-01-01T12:00:00.000Z', isCurrent: true },
  ]);
  expect(list.current).toBe(list.releases[1]?.id);
});

test('The releases of an output that was deleted are forgotten after a week', async () => {
  let day = 1;
  const now = () => new Date(Date.UTC(2026, 0, day));
  await publish(await open({ out: 'gone', now }), 'gone');
  for (const name of ['gone', 'gone.helios']) rmSync(join(place.folder, name), { recursive: true });
  day = 7;
  await publish(await open({ now }), 'one');
  expect(place.releases()).toHaveLength(2);
  day = 9;
  await publish(await open({ now }), 'two');
  expect(place.releases()).toHaveLength(2);
  expect(readFileSync(join(place.folder, '.helios/releases/history.json'), 'utf8')).not.toContain('gone');
});

test.each([
  '{',
  '{"version":1}',
  '{"../../out":["0123456789abcdef"]}',
  '{"version":2,"outs":{"../../out":{"releases":[{"id":"../x","publishedAt":"2026-11-20T09:00:00.000Z"}]}}}',
  '{"version":2,"outs":{"../../out":{"releases":[{"id":"0123456789abcdef","publishedAt":"2026-99-20T09:00:00.000Z"}]}}}',
  '{"version":2,"outs":{"../../out":{"releases":[],"shown":"../x"}}}',
])('A history that says %j is empty, and the next export begins a new one', async (text) => {
  await publish(await open(), 'one');
  writeFileSync(join(place.folder, '.helios/releases/history.json'), text);
  await publish(await open(), 'two');
  await publish(await open(), 'three');
  await (await open()).rollback();
  expect(shown()).toBe('two');
});
