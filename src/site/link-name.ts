/** The words in the content by which an editor recognizes a link. */
export interface LinkWords {
  /** The words of the link itself. Empty if it has none. */
  readonly text: string;
  /** The beginning of the paragraph that contains the link's text. Absent for a link that is a field of its own. */
  readonly paragraph?: string;
  /** The label of the menu or block that contains a link without any words. Absent if the link has words. */
  readonly block?: string;
}

/** Names a link at the beginning of a sentence: `The link "Prices" in the text "A card costs …"`. */
export function linkName({ text, paragraph, block }: LinkWords): string {
  if (text === '' && block !== undefined) return `A link without a text below "${block}"`;
  const name = text === '' ? 'A link without a text' : `The link "${text}"`;
  return paragraph === undefined ? name : `${name} in the text "${paragraph}"`;
}
