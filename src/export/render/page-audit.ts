import type { Config } from '../../../config/schema.ts';
import type { ContentDocument } from '../../content/content-source.ts';
import type { Finding } from '../../site/finding.ts';
import type { PageFacts } from '../../site/page-facts.ts';
import type { Route } from '../../site/route.ts';

/** A page that was just rendered, with the document and the route from which it was made. */
export interface AuditedPage {
  /** The bytes of the HTML document. They are valid until the function returns its promise. */
  readonly html: Buffer;
  /**
   * True if the document certainly has no more than so many bytes after brotli compression. False leaves it open. It may
   * be called until the function returns its promise.
   */
  isWithin(compressedBytes: number): boolean;
  readonly facts: PageFacts;
  readonly route: Route;
  readonly document: ContentDocument;
  readonly config: Config;
}

/**
 * Checks one page. The findings depend on the page alone, so they are cached with it. The next page may be rendered before
 * they are there.
 */
export type AuditPage = (page: AuditedPage) => Promise<readonly Finding[]>;

/** Creates the checks of a thread. They keep results that are the same for several pages, from one page to the next. */
export type OpenAudit = () => AuditPage;

/**
 * The checks of newly rendered pages, as the address of a module. Each render thread loads this module, and checks the
 * pages that it has rendered.
 */
export interface PageAudit {
  /** Address of a module that exports `openAudit`, as a `file:` URL. */
  readonly module: string;
  /** The version of the checks. Cached findings of another version are not reused. */
  readonly cacheVersion: string;
}
