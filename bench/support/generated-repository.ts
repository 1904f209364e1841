import { embeddedFolder, embeddedSettings } from '../../src/content/connect.ts';
import { loadModels } from '../../src/content/models/load-models.ts';
import { createApiServer } from '../../src/content/repository/api-server.ts';
import { openRepository } from '../../src/content/repository/open-repository.ts';
import { createVersion } from '../../src/content/repository/publish.ts';
import type { PublishedDocument, Version } from '../../src/content/repository/published.ts';
import { type ContentServer, serveContent } from '../../tests/sites/content-server.ts';

/** A Prismic repository on this machine: the embedded content and any number of generated English pages. */
export interface GeneratedRepository extends AsyncDisposable {
  /** The environment variables that make Helios read this repository. */
  readonly environment: Readonly<Record<string, string>>;
  /** Publishes a version in which one generated page has another title. */
  retitle(index: number, title: string): void;
}

/** Starts the repository. Its generated pages are copies of the English pricing page, with its slices, links and images. */
export async function serveGenerated(count: number): Promise<GeneratedRepository> {
  const models = loadModels();
  const settings = embeddedSettings();
  const embedded = openRepository({ folder: embeddedFolder, settings, models });
  const model = embedded.documents().find(({ lang, uid }) => lang === 'en-gb' && uid === 'pricing');
  if (!model) throw new Error('The embedded content has no page "pricing" in en-gb.');
  const pages = Array.from({ length: count }, (_, index) => copyOf(model, index, `Generated page ${index}`));
  let edits = 0;
  let version = publish();
  const apiServer = createApiServer({ settings, models, current: () => version });
  const server = await serveContent({ answer: (request) => apiServer.answer(request) });
  return {
    environment: environmentOf(server),
    retitle(index, title) {
      edits += 1;
      pages[index] = { ...copyOf(model, index, title), last_publication_date: publicationDate(edits) };
      version = publish();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };

  function publish(): Version {
    const documents = [...embedded.documents(), ...pages];
    const ref = `generated-${count}-${edits}`;
    return createVersion({ ref, media: embedded.media.values(), settings }, () => documents);
  }
}

function copyOf(model: PublishedDocument, index: number, title: string): PublishedDocument {
  const number = String(index).padStart(6, '0');
  return {
    ...model,
    id: `generated-${number}`,
    uid: `generated-${number}`,
    slugs: [`generated-${number}`],
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
