import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../../../../src/content/repository/open-repository.ts';
import { VersionGone } from '../../../../src/content/repository/published.ts';
import type { StoredDocument } from '../../../../src/content/repository/stored-document.ts';
import type { Finding } from '../../../../src/site/finding.ts';
import type { HeliosError } from '../../../../src/site/helios-error.ts';
import { smallModels } from '../../../sites/small-models.ts';
import { article, pathOf, pictureFile, settings, smallSettings } from '../../../sites/small-repository.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

/** A repository folder on disk, with a cache beside it. */
function siteOf(documents: readonly StoredDocument[]) {
  const folder = temporaryFolder();
  const repository = join(folder.path, 'repository');
  const fileOf = (path: string) => join(repository, 'documents', path);
  const put = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    // The file gets an old modification time, as in a checked-out tree. Its change time can't be set.
    utimesSync(path, 1_700_000_000, 1_700_000_000);
  };
  const write = (document: StoredDocument, path = pathOf(document)) =>
    put(fileOf(path), JSON.stringify(document, null, 2));
  for (const document of documents) write(document);
  put(join(repository, 'media', pictureFile.name), pictureFile.load());
  const open = (models = smallModels) =>
    openRepository({
      folder: repository,
      cache: { folder: join(folder.path, 'cache'), seal: plainSeal },
      settings: smallSettings,
      models,
    });
  return { repository, fileOf, put, write, open, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

function findingsOf(open: () => { documents(): unknown }): readonly Finding[] {
  try {
    open().documents();
    return [];
  } catch (error) {
    return (error as HeliosError).findings;
  }
}

/** Each finding as `file: message`, with the field if it has one. */
function problemsOf(open: () => { documents(): unknown }): string[] {
  return findingsOf(open).map(({ file = '', message, document }) => {
    const field = document?.field === undefined ? '' : ` (${document.field})`;
    return `${file.replace('content/documents/', '')}: ${message}${field}`;
  });
}

test('The ref stays the same across restarts, new file times and new layout', () => {
  using site = siteOf([article('one')]);
  const { ref } = site.open();
  expect(ref).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(site.open().ref).toBe(ref);
  site.put(site.fileOf('en-gb/article/one.json'), `${JSON.stringify(article('one'))}\r\n`);
  expect(site.open().ref).toBe(ref);
});

test('A changed document, picture or model, and a removed file, each give another ref', () => {
  using site = siteOf([article('one'), article('two')]);
  const refs = [site.open().ref];
  site.write(article('one', { data: { title: 'New' } }));
  refs.push(site.open().ref);
  site.put(join(site.repository, 'media', 'sun.svg'), '<svg width="1" height="1"/>');
  refs.push(site.open().ref);
  rmSync(site.fileOf('en-gb/article/two.json'));
  refs.push(site.open().ref);
  refs.push(site.open({ ...smallModels, slices: [] }).ref);
  expect(new Set(refs).size).toBe(5);
});

test('A changed document of the same size and modification time gives another ref', () => {
  using site = siteOf([article('one', { data: { title: 'aaa' } })]);
  const file = site.fileOf('en-gb/article/one.json');
  const { ref } = site.open();
  const { size, mtimeMs } = statSync(file);
  site.put(file, readFileSync(file, 'utf8').replace('aaa', 'bbb'));
  expect([statSync(file).size, statSync(file).mtimeMs]).toEqual([size, mtimeMs]);
  expect(site.open().ref).not.toBe(ref);
});

test('Content that is changed while it is read has expired', () => {
  using site = siteOf([article('one')]);
  const version = site.open();
  site.write(article('one', { data: { title: 'New' } }));
  expect(() => version.documents()).toThrow(VersionGone);
});

test('The documents of a repository are read once, and stay as they were', () => {
  using site = siteOf([article('one')]);
  const version = site.open();
  const before = version.documents();
  site.write(article('one', { data: { title: 'New' } }));
  expect(version.documents()).toBe(before);
});

test('All problems of a repository are reported at once, each with its file', () => {
  using site = siteOf([
    article('elsewhere', { lang: 'xx-xx' }),
    settings('de-de', 'Small'),
    article('fields', {
      data: {
        titel: 'x',
        slices: [{ slice_type: 'teaser', variation: 'default', primary: { haeding: 'x' } }],
        rows: [{ nmae: 'x' }],
      },
    }),
    article('picture', { data: { image: { asset: 'moon.png', alt: '' } } }),
    article('group', { group: 'g' }),
    article('group2', { group: 'g' }),
    { ...article('typed'), type: 'film' },
    { ...article('same'), id: article('fields').id },
  ]);
  site.write(article('moved'), 'de-de/article/moved.json');
  site.put(site.fileOf('en-gb/article/broken.json'), '{"id": ');
  site.put(site.fileOf('en-gb/article/empty.json'), '\n');
  site.put(
    site.fileOf('en-gb/article/short.json'),
    JSON.stringify({ ...article('short'), id: 'short', href: 'x', first_publication_date: 'now' }),
  );

  expect(problemsOf(site.open)).toEqual([
    expect.stringMatching(/^en-gb\/article\/broken\.json: This is not JSON: /),
    'en-gb/article/empty.json: The file is empty.',
    'en-gb/article/short.json: "id" must be 16 letters, digits, "-" or "_", as the Migration API wants it.',
    'en-gb/article/short.json: "first_publication_date" must be a day of the calendar and a time, such as 2026-01-02T03:04:05+0000.',
    'en-gb/article/short.json: A document has no property "href".',
    'de-de/article/moved.json: The lang, type and uid of this document belong in the file en-gb/article/moved.json.',
    'en-gb/article/fields.json: The model has no field "titel". (titel)',
    'en-gb/article/fields.json: The model has no field "haeding". (slices[0].primary.haeding)',
    'en-gb/article/fields.json: The model has no field "nmae". (rows[0].nmae)',
    'en-gb/article/picture.json: There is no file media/moon.png. (image)',
    'en-gb/film/typed.json: There is no custom type "film".',
    'xx-xx/article/elsewhere.json: The repository has no locale "xx-xx".',
    'en-gb/article/group2.json: en-gb/article/group.json is already the en-gb translation in the group "g".',
    `en-gb/article/same.json: en-gb/article/fields.json is already the document with the id ${article('fields').id}.`,
  ]);
});

test('An image without a size is told with the formats that have one', () => {
  using site = siteOf([]);
  const drawings = ['empty.png', 'words.png', 'bare.svg'];
  for (const name of drawings) site.write(article(name.replace('.', '-'), { data: { image: { asset: name } } }));
  for (const [index, text] of ['', 'Not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'].entries()) {
    site.put(join(site.repository, 'media', drawings[index] ?? ''), text);
  }
  expect(findingsOf(site.open).map(({ message, hint }) => [message, hint])).toEqual(
    drawings
      .toSorted()
      .map((name) => [
        `Helios can't read the size of the image media/${name}.`,
        expect.stringMatching(/JPEG, PNG, WebP, AVIF, GIF or SVG\. An SVG needs a viewBox/),
      ]),
  );
});

test('An image may have another format than its name says', () => {
  using site = siteOf([article('photo', { data: { image: { asset: 'photo.heic' } } })]);
  site.put(join(site.repository, 'media/photo.heic'), pictureFile.load());
  expect(findingsOf(site.open)).toEqual([]);
});

test('A finding names the document of a file that is not JSON, and the field that was meant', () => {
  using site = siteOf([article('fields', { data: { titel: 'x' } })]);
  site.put(site.fileOf('en-gb/article/broken.json'), JSON.stringify(article('broken')).replace('}', ',}'));
  expect(findingsOf(site.open)).toMatchObject([
    { code: 'invalid-file', document: { id: article('broken').id, type: 'article', uid: 'broken', lang: 'en-gb' } },
    { code: 'invalid-file', document: { uid: 'fields', field: 'titel' }, hint: 'Did you mean "title"?' },
  ]);
});

test('Wrong values of fields are told in the same round as the faults of files, with their files', () => {
  using site = siteOf([article('fields', { data: { titel: 'x', price: 'dear' } })]);
  expect(findingsOf(site.open).map(({ code, file, document }) => [code, file, document?.field])).toEqual([
    ['invalid-file', 'content/documents/en-gb/article/fields.json', 'titel'],
    ['invalid-document', 'content/documents/en-gb/article/fields.json', 'price'],
  ]);
});

test('A second document of a single type in a locale is a problem', () => {
  using site = siteOf([settings('en-gb', 'One')]);
  site.write({ ...settings('en-gb', 'Two'), id: 'another_settings' }, 'en-gb/settings/other.json');
  expect(problemsOf(site.open)).toEqual([
    'en-gb/settings/other.json: The lang, type and uid of this document belong in the file en-gb/settings/settings.json.',
    'en-gb/settings/settings.json: en-gb/settings/other.json is already the only settings in en-gb.',
  ]);
});

test('Bytes that are not UTF-8 are a fault of the file, with their line, and give another ref', () => {
  using site = siteOf([article('one', { data: { title: 'We l\uFFFDke' } })]);
  const { ref } = site.open();
  const file = site.fileOf('en-gb/article/one.json');
  const bytes = Buffer.from(readFileSync(file, 'utf8').replace('\uFFFD', '\xef'), 'latin1');
  const line = bytes.subarray(0, bytes.indexOf(0xef)).toString('latin1').split('\n').length;
  site.put(file, bytes);
  expect(findingsOf(site.open)).toEqual([
    expect.objectContaining({
      code: 'invalid-file',
      message: `Line ${line} is not UTF-8.`,
      file: 'content/documents/en-gb/article/one.json',
      hint: 'Save the file as UTF-8.',
    }),
  ]);
  expect(line).toBeGreaterThan(5);
  expect(site.open().ref).not.toBe(ref);
});

test('A file with a byte order mark is the document that it has without', () => {
  using site = siteOf([article('one')]);
  const { ref } = site.open();
  site.put(site.fileOf('en-gb/article/one.json'), `\uFEFF${JSON.stringify(article('one'))}`);
  expect(findingsOf(site.open)).toEqual([]);
  expect(site.open().ref).toBe(ref);
});

test.each<[string, unknown, string, string]>([
  ['a list', [], 'its outermost value must be an object', 'Write the document as in the other files of the folder'],
  ['null', null, 'its outermost value must be an object', 'or delete the file'],
  [
    'no publication date',
    { ...article('x'), first_publication_date: undefined },
    '"first_publication_date" is missing.',
    'such as 2026-01-02T03:04:05+0000',
  ],
  [
    'a day that no calendar has',
    { ...article('x'), last_publication_date: '2026-02-30T00:00:00+0000' },
    '"last_publication_date" must be a day of the calendar',
    'Correct this property',
  ],
  ['a number as a tag', { ...article('x'), tags: ['one', 2] }, '"tags.1" must be a text.', 'Correct this property'],
  ['a misspelt property', { ...article('x'), tgas: [] }, 'A document has no property "tgas".', 'Did you mean "tags"?'],
])('The fault of a file with %s is told in plain words with a way out', (_, content, message, hint) => {
  using site = siteOf([]);
  site.put(site.fileOf('en-gb/article/x.json'), JSON.stringify(content));
  const [finding, ...others] = findingsOf(site.open);
  expect(finding?.message).toContain(message);
  expect(finding?.hint).toContain(hint);
  expect(others).toEqual([]);
});

test('What is no .json file among the documents is named, and a pipe is not read', () => {
  using site = siteOf([article('one')]);
  site.put(site.fileOf('notes.txt'), 'To do');
  site.put(site.fileOf('.gitkeep'), '');
  const dead = site.fileOf('en-gb/article/dead.json');
  symlinkSync('nowhere.json', dead);
  execFileSync('mkfifo', [site.fileOf('en-gb/article/pipe.json')]);
  expect(problemsOf(site.open)).toEqual([
    'en-gb/article/dead.json: This symbolic link leads to no file.',
    'en-gb/article/pipe.json: This is a pipe, a socket or a device, not a file.',
    'notes.txt: Only .json files belong in content/documents.',
  ]);
});
