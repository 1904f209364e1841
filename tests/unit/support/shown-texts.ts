import { Parser } from 'htmlparser2';

/** The texts of markup in the order of the page, without what is hidden from assistive technology. */
export function shownTexts(markup: string): string[] {
  const texts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (_, attributes) => {
      if (hidden > 0 || attributes['aria-hidden'] === 'true') hidden += 1;
      else if (attributes['aria-label'] && attributes.role === 'img') texts.push(attributes['aria-label']);
    },
    ontext: (text) => {
      if (hidden === 0) texts.push(text);
    },
    onclosetag: () => {
      if (hidden > 0) hidden -= 1;
    },
  });
  parser.end(markup);
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}
