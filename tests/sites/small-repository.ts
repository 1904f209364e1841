import { createDocumentFacts } from '../../src/content/document-facts.ts';
import { indexModels } from '../../src/content/models/fields-of.ts';
import { examineMedia, type MediaFile } from '../../src/content/repository/media.ts';
import { createVersion, expandContent } from '../../src/content/repository/publish.ts';
import type { RepositorySettings, Version } from '../../src/content/repository/published.ts';
import { createRefOf } from '../../src/content/repository/ref.ts';
import type { StoredDocument } from '../../src/content/repository/stored-document.ts';
import { type SnapshotEntry, writtenForm } from '../../src/content/snapshot-entry.ts';
import { smallModels } from './small-models.ts';

export const smallSettings: RepositorySettings = {
  name: 'small-site',
  languages: [
    { id: 'en-gb', name: 'English' },
    { id: 'de-de', name: 'Deutsch' },
  ],
  origin: 'https://small-site.cdn.prismic.io',
};

/** An article as its file would have it; the id follows from the locale and the uid. */
export function article(uid: string, rest: Partial<StoredDocument> = {}): StoredDocument {
  const lang = rest.lang ?? 'en-gb';
  return {
    id: documentId(`${lang}-${uid}`),
    type: 'article',
    lang,
    uid,
    tags: [],
    first_publication_date: '2026-01-02T03:04:05+0000',
    last_publication_date: '2026-02-02T03:04:05+0000',
    data: { title: uid },
    ...rest,
  };
}

export function settings(lang: string, name: string): StoredDocument {
  return { ...article('settings', { lang, type: 'settings', data: { name } }), uid: null };
}

/** 16 characters, as Prismic's ids have. */
export function documentId(name: string): string {
  return name
    .replace(/[^A-Za-z0-9_-]/g, '_')
    .padEnd(16, '-')
    .slice(0, 16);
}

export function articles(count: number, rest: Partial<StoredDocument> = {}): StoredDocument[] {
  return Array.from({ length: count }, (_, index) => article(`a${index}`, rest));
}

/** One published version of these documents. */
export function versionOf(documents: readonly StoredDocument[], media: readonly MediaFile[] = []): Version {
  const files = documents.map((document) => ({ path: pathOf(document), document }));
  const content = { documents: files, media: new Map(media.map((file) => [file.name, file])) };
  const options = { settings: smallSettings, models: smallModels };
  const ref = createRefOf(options)({ documents: documents.map((document) => JSON.stringify(document)), media });
  return createVersion({ ref, media, settings: smallSettings }, () => expandContent(content, [], options));
}

export function pathOf({ lang, type, uid }: StoredDocument): string {
  return `${lang}/${type}/${uid ?? type}.json`;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>';
const svgBytes = new TextEncoder().encode(svg);
export const pictureFile: MediaFile = { name: 'sun.svg', ...examineMedia(svgBytes), load: () => svgBytes };

/** A document on its way into a snapshot file. */
export function snapshotEntry(id: string, title: string): SnapshotEntry {
  const { type, lang, uid, tags, first_publication_date, last_publication_date } = article(id);
  const dates = { first_publication_date, last_publication_date };
  const document = { id, type, lang, uid, tags, ...dates, alternate_languages: [], data: { title } };
  const facts = createDocumentFacts(indexModels(smallModels))(document);
  return { ...writtenForm(document), findings: [], facts };
}
