import type { EmptyLinkField, ImageField, LinkField, RichTextField } from '@prismicio/client';
import { createContext, type ReactNode, use } from 'react';
import type { SiteConfig } from '../../config/schema.ts';
import type { FileView, LinkView, PictureView } from '../components/view-models.ts';
import type { DocumentOf, DocumentType } from '../content/content-source.ts';
import type { RichStringKey, StringKey } from '../content/meaning/locale-strings.ts';
import type { IslandContract } from '../islands/island-contract.ts';
import type { Workbook } from '../islands/kit/spreadsheet/workbook.ts';
import type { IslandName } from '../islands/registry.ts';
import type { CaptchaSite } from '../rules/leads/captcha.ts';
import type { ConsentSettings } from '../rules/privacy/consent-settings.ts';
import type { VendorSettings } from '../rules/privacy/vendor-settings.ts';
import type { Quantity } from '../rules/quantity.ts';
import type { BundledPackage } from '../site/bundled-package.ts';
import type { DrawnPicture } from '../site/drawn-picture.ts';
import type { Locale } from '../site/locale.ts';
import type { Route } from '../site/route.ts';
import type { SliceType } from './slice-props.ts';

/**
 * The image that another site, such as a social network, shows for a link to this page. The image has one format,
 * because those sites don't choose between several.
 */
export type SocialPictureView = Pick<PictureView, 'src' | 'width' | 'height' | 'alt'>;

/** Content that a template can't show. */
export interface ContentFault {
  readonly code: 'unknown-slice';
  readonly message: string;
  /** What an editor can do about the fault. */
  readonly hint: string;
  /** The slice or field object that has the fault. */
  readonly place: object;
}

/** Formats money, numbers and dates by the rules of the page's locale. Templates format nothing themselves. */
export interface Formatters {
  /**
   * Formats an amount of money: `£1,284.50`. With `whole`, a whole amount has no decimals: `£9`. `currency` replaces
   * the locale's own currency.
   */
  money(amount: number, options?: { whole?: boolean; currency?: string | null }): string;
  /** A range of whole amounts, with the code of a currency once: `DKK 520,000–620,000`, `£62,000–£78,000`. */
  moneyRange(from: number, until: number, currency?: string | null): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A number for a text that counts something: `{count, plural, one {# page} other {# pages}}`. */
  quantity(value: number): Quantity;
  /** A range of numbers for such a text: `4–20`. */
  quantityRange(from: number, until: number): Quantity;
  /** Formats an ISO date: `2026-03-04` to `4 March 2026`. */
  date(iso: string): string;
  /** Formats the day on which an ISO moment falls in a time zone: `Thursday, 21 January 2027`. */
  day(iso: string, timeZone: string): string;
  /**
   * Formats one part of the day on which an ISO moment falls in a time zone: `21 Jan`, `Thursday`. Timetables show
   * these parts in their margin.
   */
  dayPart(part: DayPart, iso: string, timeZone: string): string;
  /** Formats the hours between two ISO moments in a time zone: `09:00–09:45 GMT`. */
  hours(from: string, until: string | null, timeZone: string): string;
  /** An hour as it is written on a dial: `13`, or `1` in locales with twelve-hour clocks. -1 is the hour before midnight. */
  dialHour(hour: number): string;
}

export type DayPart = 'day' | 'weekday';

/**
 * The only door through which templates get content, links, images and strings. Every answer is also recorded in the
 * page's notes: the documents read, and the links and images with the document, locale and field they came from. If a
 * template read content from elsewhere and that content changed, the page would not be rendered again.
 */
export interface PageContext {
  readonly route: Route;
  readonly locale: Locale;
  readonly site: SiteConfig;
  /** The captcha of lead forms. Undefined if the locale's lead forms have no captcha. */
  readonly captcha: CaptchaSite | undefined;
  /** How the site asks for consent. */
  readonly consent: ConsentSettings;
  /** The services of other companies that the site uses. */
  readonly vendors: VendorSettings;
  /** The npm packages of which a part reaches visitors, with their licences. */
  readonly packages: readonly BundledPackage[];
  readonly format: Formatters;
  /**
   * A string of the locale's `global_strings`. If the locale has none, returns the default locale's string and reports
   * a finding.
   */
  string(key: StringKey): string;
  /** A string with links of the locale's `global_strings`. A missing one is treated as `string` treats it. */
  richString(key: RichStringKey): RichTextField;
  /** The only document of a type in this locale, such as `navigation`. */
  single<T extends DocumentType>(type: T): DocumentOf<T> | undefined;
  /** The document that a relationship field points to, with all its fields. */
  related<T extends DocumentType>(type: T, field: LinkField | null | undefined): DocumentOf<T> | undefined;
  /** The document of the page that has this name (`Route.name`) in this locale, if it is of the type. */
  named<T extends DocumentType>(type: T, name: string): DocumentOf<T> | undefined;
  /** All documents of a type in this locale. */
  list<T extends DocumentType>(type: T): readonly DocumentOf<T>[];
  /** All documents of a type in the default locale. */
  listOfDefault<T extends DocumentType>(type: T): readonly DocumentOf<T>[];
  /**
   * True if the export takes place at or after a moment. Templates learn about the time in no other way, so that a page
   * is rendered again by the first export after that moment, and not by every export.
   */
  isPast(moment: Date): boolean;
  /**
   * Resolves a link. Returns undefined for an empty, broken or unsafe link; the template then prints the link's text.
   * A broken or unsafe link is also a finding.
   */
  link(field: LinkField | EmptyLinkField | null | undefined): LinkView | undefined;
  /**
   * Requests the image of a CMS field for this page. `width` is the largest width at which the page shows the image, in
   * CSS pixels. Returns undefined for an empty field.
   */
  picture(
    field: ImageField<string> | ImageField | null | undefined,
    options: { width: number },
  ): PictureView | undefined;
  /**
   * Requests the image that other sites show for a shared link: a raster file of 1200 x 630 pixels. Returns undefined
   * for an empty field.
   */
  socialImage(field: ImageField<string> | ImageField | null | undefined): SocialPictureView | undefined;
  /**
   * Draws an image that other sites show: shapes, with pictures and words in front of them
   * (`src/site/drawn-picture.ts`). The file is made with the other images.
   */
  drawnPicture(drawing: Omit<DrawnPicture, 'shapes'> & { readonly shapes: ReactNode }): Omit<SocialPictureView, 'alt'>;
  /**
   * Copies the file of a media link into the site. Returns undefined for an empty field and for a type of file that is
   * not safe to serve.
   */
  file(field: LinkField | null | undefined): FileView | undefined;
  /** Adds an origin, such as `https://player.vimeo.com`, to those whose players this page may frame. */
  frame(origin: string): void;
  /** Writes an SVG to a file of the site and returns its pathname. Templates draw images from data with it. */
  drawing(name: string, svg: string): string;
  /** Writes a workbook to a spreadsheet file of the site. Returns the file's address and its name for downloads. */
  workbook(name: string, workbook: Workbook): FileView;
  /**
   * Writes `{ data }` to a JSON file that all pages share, and returns its pathname. The browser's code fetches the
   * file.
   */
  sharedData(data: object): string;
  /**
   * Renders markup into a file of its own, with the styles of its folder (`sourceLayout.fragments`), and returns the
   * file's pathname. A script inserts the markup. `props` are data for this script.
   */
  fragment(name: FragmentName, node: ReactNode, props: object): string;
  /**
   * Notes that the page shows a slice of this type, so that the page is rendered again when the slice's component has
   * changed.
   */
  usesSlice(type: SliceType): void;
  /** Reports content that can't be shown as a finding of this page. */
  report(fault: ContentFault): void;
  /** Renders an island to markup with a React root of its own. Only `components/Island.tsx` calls this method. */
  island<Props extends object>(contract: IslandContract<IslandName, Props>, props: NoInfer<Props>): IslandMarkup;
  /**
   * This page in the site's other locales, for the locale selector and hreflang. Without a translation, `href` is the
   * locale's home page.
   */
  readonly variants: readonly { readonly locale: Locale; readonly href: string; readonly isTranslation: boolean }[];
}

/** The names of fragments: pieces of markup in files of their own, which scripts load. */
export const fragmentNames = ['consent'] as const;
export type FragmentName = (typeof fragmentNames)[number];

export interface IslandMarkup {
  /** The island's markup. Undefined for a deferred island, whose markup is in the file `content`. */
  readonly html: string | undefined;
  /** Pathname of a deferred island's file; undefined for any other island. */
  readonly content: string | undefined;
  /** Address of the script that hydrates the island. */
  readonly script: string;
  readonly prefix: string;
  /** The island's props as JSON that is safe inside a script element. Empty if the island's script reads the markup. */
  readonly json: string;
}

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context;

/** The context of the page that is being rendered. Throws an error outside a `PageProvider`. */
export function usePage(): PageContext {
  const page = use(Context);
  if (!page) throw new Error('A template was rendered outside a page: wrap it in <PageProvider value={…}>.');
  return page;
}
