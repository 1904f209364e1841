import type { LinkWords } from '../site/link-name.ts';

/** Fields beside a link that name it where its own text is empty, the most telling first. */
const namingFields = ['label', 'name', 'title', 'heading'] as const;

/** The maximum number of characters of a paragraph that a finding quotes. */
const maxQuoted = 60;

/**
 * Finds the words by which an editor recognises a link: its own text; in rich text the linked words and the beginning of
 * their paragraph; else the text of a field beside it, such as the label of a menu, or around it. `containers` are the
 * objects that contain the link's field, the innermost first; the last is the data of the document.
 */
export function linkWords(field: object, containers: readonly object[]): LinkWords {
  const own = textIn(field, 'text');
  if (own !== '') return { text: own };
  const [item = {}, , outer = {}] = containers;
  if (isSpan(item)) {
    const paragraph = 'text' in outer && typeof outer.text === 'string' ? outer.text : '';
    const text = paragraph.slice(item.start, item.end).trim();
    return text === '' || text === paragraph.trim() ? { text } : { text, paragraph: beginningOf(paragraph) };
  }
  const beside = nameIn(item);
  // The last container, the document's data, names no block: the finding names the document anyway.
  const block =
    beside === undefined
      ? containers
          .slice(1, -1)
          .map(nameIn)
          .find((name) => name !== undefined)
      : undefined;
  return { text: beside ?? '', ...(block !== undefined && { block }) };
}

function nameIn(container: object): string | undefined {
  return namingFields.map((name) => textIn(container, name)).find((text) => text !== '');
}

/** A part of a paragraph that is a link. */
function isSpan(value: object): value is { readonly start: number; readonly end: number } {
  return 'start' in value && typeof value.start === 'number' && 'end' in value && typeof value.end === 'number';
}

function textIn(value: object, name: string): string {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

/** Cuts a text between two words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxQuoted) return line;
  return `${line
    .slice(0, maxQuoted + 1)
    .replace(/\s\S*$/, '')
    .slice(0, maxQuoted)} …`;
}
