import type { SiteConfig } from '../../../config/schema.ts';
import type { DocumentOf, DocumentType } from '../content-source.ts';
import type { AnyLink } from './link-target.ts';

/**
 * The content of one locale, for values that depend on several documents. Pages
 * pass their page context, which notes every access as a read of the page. The
 * lead endpoint's file is made from the snapshot. Both thus get the same values.
 */
export interface LocaleContent {
  readonly site: Pick<SiteConfig, 'appOrigin'>;
  /** The one document of a type in this locale, such as `locale_settings`. */
  single<T extends DocumentType>(type: T): DocumentOf<T> | undefined;
  /** The legal page with a UID in this locale. */
  named(type: 'legal_page', name: string): { readonly id: string } | undefined;
  /** Resolves a link by the rules of the site. Returns undefined for an empty, broken or unsafe link. */
  link(field: AnyLink): { readonly href: string } | undefined;
}
