import { Parser } from 'htmlparser2';

/** The text of each element of an XML document, by the names of the element and of those around it, in order. */
export type XmlTexts = ReadonlyMap<string, readonly string[]>;

/**
 * Reads XML with htmlparser2, which shares no code with the writer. Keys have no namespace prefixes:
 * `Invoice/TaxTotal/TaxAmount`.
 */
export function readXml(xml: string): XmlTexts {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name.replace(/^\w+:/, ''));
        text = '';
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        const key = path.join('/');
        if (text !== '') texts.set(key, [...(texts.get(key) ?? []), text]);
        path.pop();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts;
}
