import type { CaptchaSite } from '../src/rules/leads/captcha.ts';
import type { TrailingSlash } from '../src/rules/pathname.ts';
import type { Locale } from '../src/site/locale.ts';

/** A route in the shape of Prismic's route resolver, resolved by us and never sent (its table outgrows a URL). */
export interface RouteRule {
  /** Custom type id. */
  readonly type: string;
  /** `/:lang/:parent?/:uid`; `:lang` is the locale's urlCode. Without `:lang` the page stands outside the locales. */
  readonly path: string;
  readonly uid?: string;
  /** Prismic locale, for a rule of one locale. */
  readonly lang?: string;
  /** A regular expression the document's UID must match. */
  readonly uidPattern?: string;
  /** Segment name to the content relationship it follows: `{ parent: 'parent' }`. */
  readonly resolvers?: Readonly<Record<string, string>>;
}

export interface SiteConfig {
  readonly name: string;
  /** Scheme and host of the published site, without a slash at the end. */
  readonly origin: string;
  /** Stands before the locale in each address: `/helios`, or empty. */
  readonly pathPrefix: string;
  readonly trailingSlash: TrailingSlash;
  /** The product itself: sign-up and log-in go here. */
  readonly appOrigin: string;
  readonly blogOrigin: string;
}

export interface LinkConfig {
  /** Path patterns (`*` one segment, `**` any) whose links stay plain anchors: no client-side navigation. */
  readonly plainAnchors: readonly string[];
  /** Path patterns that get neither prefix nor locale: they stand at the root of the origin. */
  readonly rawPaths: readonly string[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

export interface ImageConfig {
  /** `local`: sharp makes the files. `imgix`: the CMS's own addresses with `dpr=2`. */
  readonly mode: 'local' | 'imgix';
  readonly avif: { readonly quality: number; readonly effort: number };
  readonly webp: { readonly quality: number };
  readonly jpeg: { readonly quality: number };
}

/** Bytes as sent: pages after brotli at its best, scripts after gzip. */
export interface Budgets {
  /** HTML with its inlined styles. */
  readonly home: number;
  readonly page: number;
  /** JavaScript before any interaction. */
  readonly script: number;
}

export interface Config {
  readonly site: SiteConfig;
  readonly locales: readonly Locale[];
  readonly routes: readonly RouteRule[];
  readonly links: LinkConfig;
  readonly redirects: readonly RedirectRule[];
  readonly images: ImageConfig;
  readonly budgets: Budgets;
  /** False puts a script in the place of the worker that does away with it, wherever it is installed. */
  readonly serviceWorker: boolean;
  /** The captcha of lead forms; undefined: none is asked. */
  readonly captcha: CaptchaSite | undefined;
}
