import { Client, PrismicError } from '@prismicio/client';
import { z } from 'zod';
import { HeliosError } from '../site/helios-error.ts';
import type { Redact } from '../site/redact.ts';
import type { ReceivedDocument } from './accept-document.ts';
import { addressOf } from './http-errors.ts';
import type { Fetch } from './http-fetch.ts';
import type { JsonObject } from './json.ts';

/** The address of a repository, and the `fetch` by which Helios reads it. */
export interface Connection {
  /** The repository's name: the `{name}` in `https://{name}.cdn.prismic.io`. */
  readonly repository: string;
  readonly endpoint: string;
  readonly token: string | undefined;
  /** A `fetch` with a time limit and retries. */
  readonly fetch: Fetch;
  readonly redact: Redact;
}

/** The ref of the content that every request of a read names, and the ref of the integration fields. */
export interface Pin {
  readonly ref: string;
  readonly integrationFieldsRef: string | null;
}

export interface ReadProgress {
  readonly documents: number;
  readonly total: number;
}

/**
 * The error for a read whose documents are useless: the ref expired, or the pages of results contradict each other. Its
 * message says what was seen. The content may have changed during the read, but only another ref would prove that.
 */
export class BrokenRead extends Error {
  override readonly name = 'BrokenRead';
}

/** A repository at one ref: the master ref at the time when Helios asked for it. */
export interface PinnedRepository {
  readonly pin: Pin;
  /**
   * Reads every document in every locale at the pinned ref. It yields a page of documents at a time, so that memory
   * need not hold them all. Throws HeliosError, or BrokenRead if the pages are not those of one search. BrokenRead can
   * come even after the last page, so the documents are valid only once the iteration has ended.
   */
  readAll(onProgress: (progress: ReadProgress) => void): AsyncIterable<readonly ReceivedDocument[]>;
}

const pageSize = 100;
const pagesAtOnce = 4;

/** Fetches the master ref of a repository. All later requests are for this ref only. */
export async function pinRepository(connection: Connection): Promise<PinnedRepository> {
  let pinned: Pin | undefined;
  const client = new Client(connection.repository, {
    documentAPIEndpoint: connection.endpoint,
    ...(connection.token === undefined ? {} : { accessToken: connection.token }),
    fetch: guard(connection, () => pinned),
    // Prismic's client shares requests in flight with all clients of the process that have the same signal. This client
    // has a signal of its own, so it shares none.
    fetchOptions: { signal: new AbortController().signal },
  });
  const repository = await ask(connection, () => client.getRepository());
  const entry = entrySchema.safeParse(repository);
  const master = entry.data?.refs.find((ref) => ref.isMasterRef);
  if (!entry.data || !master) throw unusable(connection, 'The repository names no master ref.');
  const pin: Pin = { ref: master.ref, integrationFieldsRef: entry.data.integrationFieldsRef ?? null };
  pinned = pin;
  return { pin, readAll: (onProgress) => readPages(client, pin, connection, onProgress) };
}

const entrySchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  integrationFieldsRef: z.string().nullish(),
});

/**
 * Wraps `fetch` so that it throws for a ref error, and for a request with another ref than the pinned one. Without this
 * check Prismic's client would read the page again from another ref, and so mix two refs.
 */
function guard(connection: Connection, pinned: () => Pin | undefined): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const pin = pinned();
    const isSearch = url.pathname.endsWith('/documents/search');
    if (
      isSearch &&
      (!pin ||
        url.searchParams.get('ref') !== pin.ref ||
        url.searchParams.get('integrationFieldsRef') !== pin.integrationFieldsRef)
    ) {
      throw new BrokenRead('The client asked for another ref than the pinned one.');
    }
    const response = await connection.fetch(input, init);
    if (response.ok) return response;
    if (response.status === 404 && !isSearch) throw noRepository(connection);
    throw await failureOf(response, connection);
  };
}

async function failureOf(response: Response, connection: Connection): Promise<Error> {
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  const isRefError = response.status === 410 || (response.status === 404 && body.data?.type === 'api_notfound_error');
  if (isRefError) return new BrokenRead(refProblem(response.status, body.data?.message, connection));
  return unusable(connection, `It answered ${response.status}${body.data?.message ? `: ${body.data.message}` : ''}.`);
}

function refProblem(status: number, message: string | undefined, { redact }: Connection): string {
  return redact(`The repository answered ${status}: ${message ?? 'the ref has expired'}`).replace(/\.?$/, '.');
}

const errorSchema = z.object({ type: z.string().optional(), message: z.string().optional() });

async function* readPages(
  client: Client,
  pin: Pin,
  connection: Connection,
  onProgress: (progress: ReadProgress) => void,
): AsyncGenerator<readonly ReceivedDocument[]> {
  const first = await readPage(client, pin, connection, 1);
  const check = createPageCheck(first);
  for await (const page of inOrder(first, (number) => readPage(client, pin, connection, number))) {
    const documents = check.take(page);
    onProgress({ documents: check.count(), total: first.total_results_size });
    yield documents;
  }
}

async function readPage(client: Client, pin: Pin, connection: Connection, page: number): Promise<Page> {
  const params = {
    ref: pin.ref,
    ...(pin.integrationFieldsRef === null ? {} : { integrationFieldsRef: pin.integrationFieldsRef }),
    lang: '*',
    pageSize,
    page,
    // A stable order ensures that no document moves to another page while pages are read.
    orderings: [{ field: 'document.first_publication_date' }, { field: 'document.last_publication_date' }],
  };
  const answer = pageSchema.safeParse(await ask(connection, () => client.get(params)));
  if (!answer.success)
    throw unusable(connection, `Page ${page} of the documents does not have the form of a search result.`);
  return answer.data;
}

/** Yields all pages in order and reads a few pages ahead, which are the only ones that memory holds. */
async function* inOrder(first: Page, read: (page: number) => Promise<Page>): AsyncGenerator<Page> {
  yield first;
  const ahead: Promise<Page>[] = [];
  for (let next = 2; next <= first.total_pages || ahead.length > 0; ) {
    for (; next <= first.total_pages && ahead.length < pagesAtOnce; next += 1) {
      const page = read(next);
      // The loop awaits this page later. Until then a failure of the read must not count as an unhandled rejection.
      page.catch(() => {});
      ahead.push(page);
    }
    const page = await ahead.shift();
    if (page) yield page;
  }
}

const documentSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: z
    .string()
    .nullish()
    .transform((uid) => uid ?? null),
  data: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null),
});

const wholeNumber = z.number().int().nonnegative();

const pageSchema = z.object({
  page: wholeNumber,
  results_per_page: wholeNumber,
  results: z.array(documentSchema),
  total_results_size: wholeNumber,
  total_pages: wholeNumber,
});

type Page = z.infer<typeof pageSchema>;

/** Creates a check that the pages, taken in their order, belong to the same search and are whole. */
function createPageCheck(first: Page) {
  const pageOf = new Map<string, number>();
  let pages = 0;
  return {
    count: () => pageOf.size,
    take(page: Page): readonly ReceivedDocument[] {
      pages += 1;
      const problem = contradiction(page, { asked: pages, first }) ?? repetition(page, { asked: pages, pageOf });
      if (problem !== undefined) throw new BrokenRead(problem);
      return page.results as readonly JsonObject[] as readonly ReceivedDocument[];
    },
  };
}

/** Says in which way a page contradicts the first one, or its own figures. */
function contradiction(page: Page, { asked, first }: { asked: number; first: Page }): string | undefined {
  const { total_results_size: total, total_pages: pages, results_per_page: perPage } = first;
  if (page.page !== asked) return `Helios asked for page ${asked} of ${pages} and got page ${page.page}.`;
  if (page.total_results_size !== total)
    return `The number of documents changed from ${total} on page 1 to ${page.total_results_size} on page ${asked}.`;
  if (page.total_pages !== pages)
    return `The number of pages changed from ${pages} on page 1 to ${page.total_pages} on page ${asked}.`;
  if (total > perPage * pages || pages > Math.max(1, total))
    return `Page ${asked} counts ${total} documents on ${pages} pages with up to ${perPage} documents each.`;
  const expected = Math.max(0, Math.min(perPage, total - perPage * (asked - 1)));
  if (page.results.length === expected) return undefined;
  return `Helios asked for page ${asked} of ${pages} and got ${page.results.length} of its ${expected} documents.`;
}

/** Says which document of a page came before. Adds the others to `pageOf`, the pages of all documents so far. */
function repetition(
  { results }: Page,
  { asked, pageOf }: { asked: number; pageOf: Map<string, number> },
): string | undefined {
  for (const { id } of results) {
    const before = pageOf.get(id);
    if (before !== undefined)
      return `The document ${JSON.stringify(id.slice(0, 40))} came twice: on page ${before} and on page ${asked}.`;
    pageOf.set(id, asked);
  }
  return undefined;
}

/** Replaces errors of Prismic's client by HeliosErrors, because the client's errors hold addresses with the token. */
async function ask<Answer>(connection: Connection, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof HeliosError || error instanceof BrokenRead) throw error;
    if (error instanceof PrismicError || error instanceof SyntaxError) throw unusable(connection, error.message);
    throw error;
  }
}

function unusable({ endpoint, redact }: Connection, problem: string): HeliosError {
  return new HeliosError('repository-answer', {
    message: `The repository sent an answer that Helios can't use. ${redact(problem)}`,
    where: addressOf(endpoint, redact),
    hint: 'Check that HELIOS_PRISMIC_REPOSITORY and HELIOS_PRISMIC_ENDPOINT name a Prismic repository (API v2).',
  });
}

function noRepository({ repository, endpoint, redact }: Connection): HeliosError {
  return new HeliosError('repository-refused', {
    message: `There is no repository "${repository}" (status 404).`,
    where: addressOf(endpoint, redact),
    hint: 'Set HELIOS_PRISMIC_REPOSITORY to the name in https://NAME.cdn.prismic.io.',
  });
}
