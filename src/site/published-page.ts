import type { DocumentPlace } from './finding.ts';

/** The roles of pages that every market needs: its home page, its prices, and the page for missing addresses. */
export const pageRoles = ['home', 'pricing', 'not-found'] as const;
export type PageRole = (typeof pageRoles)[number];

/** A page of a release, as the release's manifest lists it. */
export interface PublishedPage {
  /** The pathname with path prefix and locale: `/helios/en/pricing`. */
  readonly pathname: string;
  /**
   * The document from which the page was made. Undefined if the release is from a version of Helios that did not list
   * it.
   */
  readonly document: Omit<DocumentPlace, 'field'> | undefined;
  /** The role of the page. Undefined for a page without a special role. */
  readonly role: PageRole | undefined;
  /** True if search engines might list the page. */
  readonly isIndexable: boolean;
  /** The time of the document's last publication before the page was rendered, as ISO 8601 in UTC. */
  readonly lastModified: string;
  /**
   * The id of the earlier release whose files the page still has, because Helios held the page. Undefined for other
   * pages.
   */
  readonly heldFrom: string | undefined;
}
