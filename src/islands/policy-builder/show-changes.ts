/** The height at the foot of the preview's stage in which lines fade, in px: that of `.stage::after` (SheetTool.module.css). */
const fade = 48;

/**
 * The sentences of the change at hand. The module keeps them, because each reports itself when it is drawn. The list is
 * empty again before the browser paints.
 */
let changed: HTMLElement[] = [];

/**
 * Scrolls the stage of the preview to a sentence that an answer has changed, unless a changed one is in sight. Sentences
 * that change together count as one change. The page does not scroll.
 */
export function showChange(sentence: HTMLElement): void {
  if (changed.push(sentence) > 1) return;
  queueMicrotask(() => {
    scrollToOne(changed);
    changed = [];
  });
}

function scrollToOne(sentences: readonly HTMLElement[]): void {
  const stage = sentences[0]?.closest('[tabindex]');
  if (!stage) return;
  const window = stage.getBoundingClientRect();
  const boxes = sentences.map((sentence) => sentence.getBoundingClientRect());
  if (boxes.some(({ top, bottom }) => top >= window.top && bottom <= window.bottom - fade)) return;
  const [first] = boxes;
  if (!first) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  stage.scrollBy({
    top: first.top + first.height / 2 - (window.top + window.height / 2),
    behavior: isStill ? 'instant' : 'smooth',
  });
}
