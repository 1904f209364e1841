import type { DocumentPlace } from './finding.ts';

/** The pages that no market can do without: its home page, its prices, and the answer to a wrong address. */
export const pageRoles = ['home', 'pricing', 'not-found'] as const;
export type PageRole = (typeof pageRoles)[number];

/** A page of a release, as the release's manifest lists it. */
export interface PublishedPage {
  /** The pathname with path prefix and locale: `/helios/en/pricing`. */
  readonly pathname: string;
  /** The document that the page was made from. Undefined if the release is older than this list. */
  readonly document: Omit<DocumentPlace, 'field'> | undefined;
  /** Undefined for a page of no special role. */
  readonly role: PageRole | undefined;
  /** True if search engines might list the page. */
  readonly isIndexable: boolean;
  /** The time of the document's last publication before the page was rendered, as ISO 8601 in UTC. */
  readonly lastModified: string;
  /** The id of the release whose files the page still has, because Helios held the page. Undefined for other pages. */
  readonly heldFrom: string | undefined;
}
