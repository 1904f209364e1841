import { styleStandIn } from './banner-styles.ts';

/** Elements that run code, embed other documents or change the whole page. */
const activeElements = 'script, noscript, template, iframe, frame, object, embed, base, link, meta, math';

/** Protocols that an address in the markup may have. */
const passiveProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const addressAttributes: readonly string[] = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];

/** The prefix that makes an attribute without effect of an attribute that the page's policy would refuse. */
const refusedPrefix = 'refused-';

/**
 * Renames, in the text of markup, what the page's policy refuses: style elements become their stand-ins, and the names
 * of style attributes and event handlers get a prefix that makes them meaningless. A browser would report them as
 * errors as soon as it parses them, even in a document that is never shown. This function only prevents the reports:
 * `inertMarkup` decides after parsing what is safe.
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
  // The parser moves styles at the beginning of the markup into the head, so both parts are returned.
  return head.innerHTML + body.innerHTML;
}

function isActive(name: string, value: string, base: string): boolean {
  if (name === 'style' || name === 'srcdoc' || name === 'srcset') return true;
  if (name.startsWith('on') || name.startsWith(refusedPrefix)) return true;
  if (!addressAttributes.includes(name)) return false;
  return !(URL.canParse(value, base) && passiveProtocols.includes(new URL(value, base).protocol));
}
