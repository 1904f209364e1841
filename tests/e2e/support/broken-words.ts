/**
 * Runs in the page. The words in the visible elements of a selector that are in two lines without a hyphen between. An
 * address, and words at both sides of a slash, may be in two lines. The browser of the tests has no dictionaries for
 * `hyphens: auto`, so words must fit without them.
 */
export function brokenWords(selector: string): string[] {
  const isForScreenReaders = (element: Element) =>
    element.closest('head') || element.getBoundingClientRect().width <= 1;
  const words: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !element.checkVisibility() || isForScreenReaders(element)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad/–-]+/g)) {
        const range = document.createRange();
        // The hyphen of a soft hyphen belongs to the first letter after it.
        range.setStart(node, node.data[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('@')) words.push(word);
      }
    }
  }
  return words;
}
