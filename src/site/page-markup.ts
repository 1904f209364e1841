import { Parser } from 'htmlparser2';

/** The links of a page, and the ids to which links can lead. */
export interface MarkupLinks {
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly ids: readonly string[];
}

/** Reads every link with its text, and every id, in document order. */
export function readMarkup(html: string): MarkupLinks {
  const links: { href: string; text: string }[] = [];
  const ids: string[] = [];
  let open: { href: string; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id !== undefined) ids.push(id);
      if (name !== 'a' || href === undefined) return;
      open = { href, text: '' };
      links.push(open);
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(html);
  return copyOf({ links, ids });
}

/** Copies the parser's strings, which are views into the page: they would retain all of the page's markup in memory. */
function copyOf(markup: MarkupLinks): MarkupLinks {
  return JSON.parse(JSON.stringify(markup)) as MarkupLinks;
}
