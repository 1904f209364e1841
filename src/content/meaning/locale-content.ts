import type { SiteConfig } from '../../../config/schema.ts';
import type { DocumentOf, DocumentType } from '../content-source.ts';
import type { AnyLink } from './link-target.ts';

/**
 * The content of one locale, for derivations that follow links. A page gives its context, which notes every answer as a read
 * of the page; the lead endpoint's file gives the snapshot. Both therefore derive the same values.
 */
export interface LocaleContent {
  readonly site: Pick<SiteConfig, 'appOrigin'>;
  /** The one document of a type in this locale, such as `locale_settings`. */
  single<T extends DocumentType>(type: T): DocumentOf<T> | undefined;
  /** The page under a UID in this locale. */
  byUid(type: 'page', uid: string): { readonly id: string } | undefined;
  /** Where a link leads, by the site's own rules. Undefined for an empty, broken or unsafe link. */
  link(field: AnyLink): { readonly href: string } | undefined;
}
