import type { EmptyLinkField, ImageField, LinkField } from '@prismicio/client';
import { createContext, use } from 'react';
import type { SiteConfig } from '../../config/schema.ts';
import type { FileView, LinkView, PictureView } from '../components/view-models.ts';
import type { DocumentOf, DocumentType } from '../content/content-source.ts';
import type { StringKey } from '../content/meaning/locale-strings.ts';
import type { IslandContract } from '../islands/island-contract.ts';
import type { IslandName } from '../islands/registry.ts';
import type { CaptchaSite } from '../rules/leads/captcha.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';

/** An image for other sites to show: no choice of formats, they take one. */
export type SocialPictureView = Pick<PictureView, 'src' | 'width' | 'height' | 'alt'>;

/** Content that a template can't show. */
export interface ContentFault {
  readonly code: 'unknown-slice';
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** The slice or field object it is about. */
  readonly place: object;
}

/** Money, numbers and dates by the rules of the page's locale, formatted once, here. */
export interface Formatters {
  /** `£1,284.50`; `whole` drops the decimals of a whole amount: `£9`. `currency` is one other than the locale's own. */
  money(amount: number, options?: { whole?: boolean; currency?: string | null }): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** An ISO date to `4 March 2026`. */
  date(iso: string): string;
  /** A moment as the day it is in a time zone: `Thursday, 21 January 2027`. */
  day(iso: string, timeZone: string): string;
  /** One part of that day, for the margin of a timetable: `21`, `Jan 2027`, `Thu`. */
  dayPart(part: DayPart, iso: string, timeZone: string): string;
  /** From when, until when, by whose clock: `09:00–09:45 GMT`. */
  hours(from: string, until: string | null, timeZone: string): string;
}

export type DayPart = 'day' | 'month' | 'weekday';

/**
 * All that templates know of the world. Whatever is asked of it is written into the page's notes: documents read, links
 * and images with the document, locale and field they came from. That is why templates never look anywhere else.
 */
export interface PageContext {
  readonly route: Route;
  readonly locale: Locale;
  readonly site: SiteConfig;
  /** The captcha of lead forms; undefined where none is asked. */
  readonly captcha: CaptchaSite | undefined;
  readonly format: Formatters;
  /** One string of the locale's `global_strings`; the default locale's, with a finding, where it has none. */
  string(key: StringKey): string;
  /** The one document of a type in this locale, such as `navigation`. */
  single<T extends DocumentType>(type: T): DocumentOf<T> | undefined;
  /** The document a relationship field points to, in full. */
  related<T extends DocumentType>(type: T, field: LinkField | null | undefined): DocumentOf<T> | undefined;
  /** The document of a type under a UID in this locale. */
  byUid<T extends DocumentType>(type: T, uid: string): DocumentOf<T> | undefined;
  /** All documents of a type in this locale. */
  list<T extends DocumentType>(type: T): readonly DocumentOf<T>[];
  /** All documents of a type in the default locale. */
  listOfDefault<T extends DocumentType>(type: T): readonly DocumentOf<T>[];
  /** Undefined for an empty, broken or unsafe link: print its text then. What was wrong is a finding already. */
  link(field: LinkField | EmptyLinkField | null | undefined): LinkView | undefined;
  /** `width` is the widest it is shown, in CSS pixels. Undefined for an empty field. */
  picture(
    field: ImageField<string> | ImageField | null | undefined,
    options: { width: number },
  ): PictureView | undefined;
  /** The image of a shared link, as a raster file of 1200 x 630. Undefined for an empty field. */
  socialImage(field: ImageField<string> | ImageField | null | undefined): SocialPictureView | undefined;
  /** A media link's file, copied into the site. Undefined for an empty field, and for a kind of file that is not safe to serve. */
  file(field: LinkField | null | undefined): FileView | undefined;
  /** Lets this page frame players of an origin, such as `https://player.vimeo.com`. */
  frame(origin: string): void;
  /** Makes an SVG a file of the site's and gives its pathname: for what is drawn from data and shown as an image. */
  drawing(name: string, svg: string): string;
  /** Makes what the browser's code may ask for a file, `{ data }`, that all pages share, and gives its pathname. */
  sharedData(data: object): string;
  /** Says that something in the content can't be shown. */
  report(fault: ContentFault): void;
  /** Renders an island to markup of its own root; used by `components/Island.tsx` only. */
  island<Props extends object>(contract: IslandContract<IslandName, Props>, props: NoInfer<Props>): IslandMarkup;
  /** The site's pages in other locales: for the locale selector and hreflang, `href` being that page or the locale's home. */
  readonly variants: readonly { readonly locale: Locale; readonly href: string; readonly isTranslation: boolean }[];
}

export interface IslandMarkup {
  /** Undefined for a deferred island: its content is a file. */
  readonly html: string | undefined;
  /** Pathname of that file. */
  readonly content: string | undefined;
  /** Address of the chunk that hydrates it. */
  readonly script: string;
  readonly prefix: string;
  /** The props as JSON that is safe inside a script element. */
  readonly json: string;
}

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context;

/** The page being rendered. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error('A template was rendered outside a page: wrap it in <PageProvider value={…}>.');
  return page;
}
