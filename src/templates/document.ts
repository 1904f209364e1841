import { colours } from '../../config/tokens.ts';
import { bannerSlotId, pageNameProperty, pageSlotId, partnerAttribute, shellAttribute } from '../rules/markup.ts';
import { escapeHtml } from '../site/html.ts';
import type { HeadData } from './head.ts';

/** A piece of a document's text. */
export interface DocumentPart {
  readonly text: string;
  /** True if other pages have the same piece, so that it pays to keep what was computed from it. */
  readonly isShared: boolean;
}

/** What a document consists of around its body. */
export interface FrameParts {
  readonly head: HeadData;
  readonly shell: string;
  /** The id of the partner whose integration the page presents. Undefined on all other pages. */
  readonly partner: string | undefined;
  /** The CSS rules that the page uses. The rules are inline, so that the first paint needs one request only. */
  readonly styles: string;
  /** The pathnames of the fonts that the first paint needs. */
  readonly fonts: readonly string[];
  /** The boot script and its hash: the browser refuses any other bytes under this pathname. */
  readonly script: { readonly pathname: string; readonly integrity: string };
  readonly icons: { readonly svg: string; readonly touch: string; readonly manifest: string };
  /** Which links' pages the browser prefetches, as JSON (Speculation Rules API). */
  readonly speculationRules: string;
  /** The content of the meta element with the content security policy. */
  readonly csp: string;
}

/** The pieces of a document before and after the markup of its body. */
export interface DocumentFrame {
  readonly start: readonly DocumentPart[];
  readonly end: readonly DocumentPart[];
}

/**
 * Returns an HTML document without the markup of its body. It is written as text and not as React elements, because
 * React would move metadata, and the order matters: the content security policy applies only to what follows it. The
 * styles are a part of their own, because many pages share them.
 */
export function documentFrame(parts: FrameParts): DocumentFrame {
  const { head, shell, partner, styles, fonts, script, icons, speculationRules, csp } = parts;
  const beforeStyles = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headMarkup(head),
    `<meta name="theme-color" content="${colours['petrol-950']}">`,
    `<link rel="icon" href="${escapeHtml(icons.svg)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">`,
    `<link rel="manifest" href="${escapeHtml(icons.manifest)}">`,
    ...fonts.map(fontPreload),
  ];
  const boot = `<script type="module" src="${escapeHtml(script.pathname)}" integrity="${script.integrity}"></script>`;
  const direction = head.direction === 'rtl' ? ' dir="rtl"' : '';
  const sender = partner === undefined ? '' : ` ${partnerAttribute}="${escapeHtml(partner)}"`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  return {
    start: [
      own(`<!doctype html><html lang="${head.lang}"${direction}${sender}><head>${beforeStyles.join('')}<style>`),
      shared(styles),
      shared(`</style>${boot}</head><body ${shellAttribute}="${shell}">`),
    ],
    end: [own(`${structuredDataMarkup(head)}${rules}</body></html>\n`)],
  };
}

function fontPreload(pathname: string): string {
  return `<link rel="preload" href="${escapeHtml(pathname)}" as="font" type="font/woff2" crossorigin>`;
}

/**
 * The part of `<head>` that differs from page to page. When the browser changes the page without a reload, the script
 * sets the same elements.
 */
export function headMarkup(head: HeadData): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [`<meta name="description" content="${escapeHtml(head.description)}">`] : []),
    ...(head.robots ? [`<meta name="robots" content="${head.robots}">`] : []),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : []),
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" href="${escapeHtml(href)}" hreflang="${hreflang}">`,
    ),
    ...head.social.map(({ property, content }) => {
      const attribute = property.startsWith('twitter:') ? 'name' : 'property';
      return `<meta ${attribute}="${property}" content="${escapeHtml(content)}">`;
    }),
    ...(head.pageName ? [`<meta property="${pageNameProperty}" content="${escapeHtml(head.pageName)}">`] : []),
  ].join('');
}

/**
 * The page's JSON-LD. Search engines read it anywhere in a document. It stands at the end of the body, because visitors
 * wait for all that comes before the first section.
 */
export function structuredDataMarkup({ structuredData }: HeadData): string {
  return `<script type="application/ld+json">${structuredData}</script>`;
}

/** The markup of a shell: the parts before the banner, between the banner and the page, and after the page. */
export interface ShellMarkup {
  readonly top: string;
  readonly header: string;
  readonly bottom: string;
}

/** A page in its shell. The page's own parts are in slots, which the browser refills at a page change. */
export function bodyParts(
  { top, header, bottom }: ShellMarkup,
  { banner, page }: { readonly banner: string; readonly page: string },
): readonly DocumentPart[] {
  return [
    shared(top),
    ...slot(bannerSlotId, shared(banner)),
    shared(header),
    ...slot(pageSlotId, own(page)),
    shared(bottom),
  ];
}

function slot(id: string, content: DocumentPart): DocumentPart[] {
  return [shared(`<div id="${id}">`), content, shared('</div>')];
}

function shared(text: string): DocumentPart {
  return { text, isShared: true };
}

function own(text: string): DocumentPart {
  return { text, isShared: false };
}

/** Joins the parts of a document or of its body. */
export function textOfParts(parts: readonly DocumentPart[]): string {
  return parts.map(({ text }) => text).join('');
}
