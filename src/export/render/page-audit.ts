import type { Config } from '../../../config/schema.ts';
import type { ContentDocument } from '../../content/content-source.ts';
import type { Finding } from '../../site/finding.ts';
import type { PageFacts } from '../../site/page-facts.ts';
import type { Route } from '../../site/route.ts';

/** A page as it was just rendered, with what it was made from. */
export interface AuditedPage {
  /** The bytes of the HTML document. */
  readonly html: Buffer;
  /** A number of bytes that the document does not exceed after a compression as good as brotli's. */
  readonly maxCompressedBytes: number;
  readonly facts: PageFacts;
  readonly route: Route;
  readonly document: ContentDocument;
  readonly config: Config;
}

/** Checks one page. The findings depend on the page alone, so they are cached with it. */
export type AuditPage = (page: AuditedPage) => readonly Finding[];

/** Opens the checks in a thread, which keeps what pages share for the next one. */
export type OpenAudit = () => AuditPage;

/**
 * The checks of newly rendered pages. They run in the thread that has rendered the page, which loads them by their
 * address.
 */
export interface PageAudit {
  /** Address of a module that exports `openAudit`, as a `file:` URL. */
  readonly module: string;
  /** Changes with the checks. Findings of another version are not reused. */
  readonly cacheVersion: string;
}
