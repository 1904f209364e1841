import { styleStandIn } from './banner-styles.ts';

/** Elements that run code, embed other documents or change the whole page. */
const activeElements = 'script, noscript, template, iframe, frame, object, embed, base, link, meta, math';

/** Protocols that an address in the markup may have. */
const passiveProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const addressAttributes: readonly string[] = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];

/** What an attribute is called that would be refused in any case. */
const refusedPrefix = 'refused-';

/**
 * Renames what the page's policy refuses in a text: style elements become their stand-ins, style attributes and event
 * handlers attributes without a meaning. A browser reports these as errors as soon as it parses them, even in a document
 * that is never shown. This prevents the reports and nothing else: what is safe, `inertMarkup` decides after parsing.
 */
export function quietMarkup(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, `<$1${styleStandIn}`)
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(?<=["'\s/])(?:style|on[a-z]+)(?=\s*=)/gi, `${refusedPrefix}$&`));
}

/**
 * The markup of a parsed text without anything that runs: no scripts, frames, event handlers or addresses with code. Style
 * attributes are left out too, because the page's policy forbids them.
 */
export function inertMarkup({ head, body, baseURI }: Document): string {
  for (const part of [head, body]) {
    for (const element of part.querySelectorAll(activeElements)) element.remove();
    for (const element of part.querySelectorAll('*')) {
      for (const { name, value } of [...element.attributes])
        if (isActive(name, value, baseURI)) element.removeAttribute(name);
    }
  }
  // The parser moves styles at the beginning of a text into the head.
  return head.innerHTML + body.innerHTML;
}

function isActive(name: string, value: string, base: string): boolean {
  if (name === 'style' || name === 'srcdoc' || name === 'srcset') return true;
  if (name.startsWith('on') || name.startsWith(refusedPrefix)) return true;
  if (!addressAttributes.includes(name)) return false;
  return !(URL.canParse(value, base) && passiveProtocols.includes(new URL(value, base).protocol));
}
