import { colours } from '../../config/tokens.ts';
import { renderSprite } from '../components/sprite.ts';
import { bannerSlotId, pageSlotId, shellAttribute } from '../rules/markup.ts';
import { escapeHtml } from '../site/html.ts';
import type { HeadData } from './head.ts';

export interface DocumentParts {
  readonly head: HeadData;
  /** Markup of the whole body, and the name of its shell. */
  readonly body: string;
  readonly shell: string;
  /** The page's CSS rules. They are inlined, so that the first paint needs one request. */
  readonly styles: string;
  /** Pathnames of the fonts the first paint needs. */
  readonly fonts: readonly string[];
  /** The boot script. By `integrity` the browser refuses any other bytes at its pathname. */
  readonly script: { readonly pathname: string; readonly integrity: string };
  readonly icons: { readonly svg: string; readonly touch: string; readonly manifest: string };
  /** Content of the policy's meta element. */
  readonly csp: string;
}

/**
 * The whole document. It is written as text and not as elements, because React moves metadata about and the order counts:
 * the policy applies only to what follows it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, body, shell, styles, fonts, script, icons, csp } = parts;
  const lines = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headMarkup(head),
    `<meta name="theme-color" content="${colours['petrol-950']}">`,
    `<link rel="icon" href="${escapeHtml(icons.svg)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">`,
    `<link rel="manifest" href="${escapeHtml(icons.manifest)}">`,
    ...fonts.map((font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`),
    `<style>${styles}</style>`,
    `<script type="module" src="${escapeHtml(script.pathname)}" integrity="${script.integrity}"></script>`,
  ];
  const direction = head.direction === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${head.lang}"${direction}><head>${lines.join('')}</head><body ${shellAttribute}="${shell}">${body}</body></html>\n`;
}

/** The part of the head that differs from page to page. The boot script replaces it when it changes pages. */
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
    `<script type="application/ld+json">${head.structuredData}</script>`,
  ].join('');
}

/** The markup around a page: before the banner, between banner and page, after the page. */
export interface ShellMarkup {
  readonly top: string;
  readonly header: string;
  readonly bottom: string;
}

/** A page in its shell. Its own parts are in slots, which the boot script fills again when it changes pages. */
export function composeBody({ top, header, bottom }: ShellMarkup, { banner, page }: { banner: string; page: string }) {
  return `${top}${slot(bannerSlotId, banner)}${header}${slot(pageSlotId, page)}${bottom}`;
}

function slot(id: string, content: string): string {
  return `<div id="${id}">${content}</div>`;
}

/** A page's own part with the drawings of its icons, except those that its shell has. */
export function withIcons(page: string, shell: string, alsoShows = ''): string {
  return page + renderSprite(page + alsoShows, shell);
}
