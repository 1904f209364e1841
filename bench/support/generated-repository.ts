import { embeddedFolder, embeddedSettings } from '../../src/content/connect.ts';
import { loadModels } from '../../src/content/models/load-models.ts';
import { createApiServer } from '../../src/content/repository/api-server.ts';
import { openRepository } from '../../src/content/repository/open-repository.ts';
import { createVersion } from '../../src/content/repository/publish.ts';
import type { PublishedDocument, Version } from '../../src/content/repository/published.ts';
import { type ContentServer, serveContent } from '../../tests/sites/content-server.ts';
import { overviewsOf, pagesLinkedBy, withLinks } from './page-links.ts';

/** A Prismic repository on this machine: the embedded content and any number of generated English pages. */
export interface GeneratedRepository extends AsyncDisposable {
  /** The environment variables that make Helios read this repository. */
  readonly environment: Readonly<Record<string, string>>;
  /** The generated pages as the API has them, and the navigation that all of them show. */
  documents(): { readonly pages: readonly PublishedDocument[]; readonly navigation: PublishedDocument };
  /** Publishes a version in which one generated page has another title. */
  retitle(index: number, title: string): void;
  /** Publishes a version in which the header and footer of every English page have another text. */
  renameTagline(tagline: string): void;
}

/**
 * Starts the repository. Its generated pages are copies of the English pricing page, with its slices, links and images. That
 * page links to overviews, and these link to all others, so that visitors find each page.
 */
export async function serveGenerated(count: number): Promise<GeneratedRepository> {
  const models = loadModels();
  let version: Version | undefined;
  const current = () => version ?? raise('Nothing is published yet.');
  const apiServer = createApiServer({ settings: embeddedSettings(), models, current });
  const server = await serveContent({ answer: (request) => apiServer.answer(request) });
  // Media are served by this machine, too.
  const settings = { ...embeddedSettings(), origin: server.origin };
  const embedded = openRepository({ folder: embeddedFolder, settings, models });
  const originals = [...embedded.documents()];
  const indexOf = (isWanted: (document: PublishedDocument) => boolean) => {
    const index = originals.findIndex((document) => document.lang === 'en-gb' && isWanted(document));
    return index >= 0 ? index : raise('The embedded content lacks a document that the benchmarks change.');
  };
  const place = indexOf(({ uid }) => uid === 'pricing');
  const model = originals[place] ?? raise('There is no page to copy.');
  const copy = (index: number, title: string) =>
    withLinks(copyOf(model, index, title), pagesLinkedBy(index, count).map(uidOf));
  const pages = Array.from({ length: count }, (_, index) => copy(index, `Generated page ${index}`));
  originals[place] = withLinks(model, overviewsOf(count).map(uidOf));
  let edits = 0;
  const publish = () => {
    const documents = [...originals, ...pages];
    const ref = `generated-${count}-${edits}`;
    version = createVersion({ ref, media: embedded.media.values(), settings }, () => documents);
  };
  const edit = (change: (last_publication_date: string) => void) => {
    edits += 1;
    change(publicationDate(edits));
    publish();
  };
  publish();
  return {
    environment: environmentOf(server),
    documents: () => ({
      pages,
      navigation: originals[indexOf(({ type }) => type === 'navigation')] ?? raise('There is no navigation.'),
    }),
    retitle: (index, title) =>
      edit((last_publication_date) => {
        pages[index] = { ...copy(index, title), last_publication_date };
      }),
    renameTagline: (tagline) =>
      edit((last_publication_date) => {
        const index = indexOf(({ type }) => type === 'navigation');
        const navigation = originals[index] ?? raise('There is no navigation.');
        originals[index] = { ...navigation, last_publication_date, data: { ...navigation.data, tagline } };
      }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** The uid of a generated page, which is its id too. */
function uidOf(index: number): string {
  return `generated-${String(index).padStart(6, '0')}`;
}

function copyOf(model: PublishedDocument, index: number, title: string): PublishedDocument {
  const uid = uidOf(index);
  return {
    ...model,
    id: uid,
    uid,
    slugs: [uid],
    alternate_languages: [],
    data: { ...model.data, title, meta_title: title },
  };
}

/** A date after those of the embedded content, a second later for each edit. */
function publicationDate(edits: number): string {
  return new Date(Date.UTC(2027, 0, 1) + edits * 1000).toISOString().replace('.000Z', '+0000');
}

function environmentOf({ origin }: ContentServer): Record<string, string> {
  return {
    HELIOS_PRISMIC_REPOSITORY: 'generated',
    HELIOS_PRISMIC_ENDPOINT: `${origin}/api/v2`,
    HELIOS_PRISMIC_TOKEN: '',
  };
}

function raise(message: string): never {
  throw new Error(message);
}
