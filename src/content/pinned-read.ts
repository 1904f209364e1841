import { Client, PrismicError } from '@prismicio/client';
import { z } from 'zod';
import { HeliosError } from '../site/helios-error.ts';
import type { ReceivedDocument } from './accept-document.ts';
import type { Fetch } from './http-fetch.ts';
import type { JsonObject } from './json.ts';
import { BrokenRead, type Connection, failureOf, type Pin, type ReadProgress, unusable } from './pin.ts';

const maxPageSize = 100;
const pagesAtOnce = 4;

/**
 * Reads every document in every locale at the pinned ref, with Prismic's client. It yields a page of documents at a time,
 * so that memory need not hold them all. Throws HeliosError, or BrokenRead if the pages are not those of one search.
 * BrokenRead can come even after the last page, so the documents are valid only once the iteration has ended.
 */
export async function* readAll(
  pin: Pin,
  connection: Connection,
  onProgress: (progress: ReadProgress) => void,
): AsyncGenerator<readonly ReceivedDocument[]> {
  const search = createSearch(pin, connection);
  const first = await search({ page: 1 });
  let documents = 0;
  for await (const page of pagesOf(first, (number) => search({ page: number }))) {
    documents += page.length;
    onProgress({ documents, total: first.total_results_size });
    yield page;
  }
}

/** Yields the documents of all pages of a search whose first page has been read. Throws BrokenRead. */
export async function* pagesOf(
  first: Page,
  read: (page: number) => Promise<Page>,
): AsyncGenerator<readonly ReceivedDocument[]> {
  const check = createPageCheck(first);
  for await (const page of inOrder(first, read)) yield check.take(page);
}

/** Asks for one page of the documents that meet all filters. */
export type Search = (wanted: {
  readonly page: number;
  readonly pageSize?: number;
  readonly filters?: string[];
}) => Promise<Page>;

/** Creates a search at the pinned ref, in every locale. Throws HeliosError or BrokenRead. */
export function createSearch(pin: Pin, connection: Connection): Search {
  const client = new Client(connection.repository, {
    documentAPIEndpoint: connection.endpoint,
    ...(connection.token === undefined ? {} : { accessToken: connection.token }),
    fetch: guard(connection, pin),
    // Prismic's client shares requests in flight with all clients of the process that have the same signal. This client
    // has a signal of its own, so it shares none.
    fetchOptions: { signal: new AbortController().signal },
  });
  return async ({ page, pageSize = maxPageSize, filters = [] }) => {
    const params = {
      ref: pin.ref,
      ...(pin.integrationFieldsRef === null ? {} : { integrationFieldsRef: pin.integrationFieldsRef }),
      lang: '*',
      pageSize,
      page,
      ...(filters.length > 0 && { filters }),
      // A stable order ensures that no document moves to another page while pages are read.
      orderings: [{ field: 'document.first_publication_date' }, { field: 'document.last_publication_date' }],
    };
    const answer = pageSchema.safeParse(await ask(connection, () => client.get(params)));
    if (!answer.success)
      throw unusable(connection, `Page ${page} of the documents does not have the form of a search result.`);
    return answer.data;
  };
}

/**
 * Wraps `fetch` so that it throws for a ref error, and for a request with another ref than the pinned one. Without this
 * check Prismic's client would read the page again from another ref, and so mix two refs. The client asks for the refs
 * of the repository, too: it gets only the pinned ref, without a request.
 */
function guard(connection: Connection, pin: Pin): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.endsWith('/documents/search')) return entryOf(pin);
    if (
      url.searchParams.get('ref') !== pin.ref ||
      url.searchParams.get('integrationFieldsRef') !== pin.integrationFieldsRef
    ) {
      throw new BrokenRead('The client asked for another ref than the pinned one.');
    }
    const response = await connection.fetch(input, init);
    if (response.ok) return response;
    throw await failureOf(response, connection);
  };
}

function entryOf({ ref, integrationFieldsRef }: Pin): Response {
  return Response.json({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }], integrationFieldsRef });
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

/** A page of results. */
export type Page = z.infer<typeof pageSchema>;

/**
 * Creates a check that receives the result pages of a search in order, and checks that they belong to one search and
 * that no result is missing.
 */
function createPageCheck(first: Page) {
  const pageOf = new Map<string, number>();
  let pages = 0;
  return {
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

/**
 * Returns a sentence about the first document of a page of results that an earlier page, or this one, already had.
 * Returns undefined if there is none. `pageOf` holds the page number of each document so far, and gets those of this
 * page.
 */
function repetition(
  { results }: Page,
  { asked, pageOf }: { asked: number; pageOf: Map<string, number> },
): string | undefined {
  for (const { id } of results) {
    const before = pageOf.get(id);
    if (before !== undefined) {
      const pages = before === asked ? `on page ${asked} alone` : `on page ${before} and on page ${asked}`;
      return `The document ${JSON.stringify(id.slice(0, 40))} came twice: ${pages}.`;
    }
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
