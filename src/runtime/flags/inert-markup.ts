/** Elements that run code, embed other documents or change the whole page. */
const activeElements = 'script, noscript, template, iframe, frame, object, embed, base, link, meta, math';

/** Protocols that an address in the markup may have. */
const passiveProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

const addressAttributes: readonly string[] = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'];

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
  if (name === 'style' || name === 'srcdoc' || name === 'srcset' || name.startsWith('on')) return true;
  if (!addressAttributes.includes(name)) return false;
  return !(URL.canParse(value, base) && passiveProtocols.includes(new URL(value, base).protocol));
}
