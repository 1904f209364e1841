/** Runs in the page. Finds the faults that no layout may have. Each is one line with the text that it is about. */
export function findLayoutFaults(): string[] {
  const lines = linesOfText();
  const faults = [
    ...sideways(),
    ...cutOff(lines),
    ...overlaps(lines),
    ...tornApart(lines),
    ...stuckOnSiblings(),
    ...headingsUnderControls(),
    ...controlsOnControls(),
    ...controlsOnHorizons(),
    ...strayEnds(),
    ...smallTargets(),
    ...emptyFrames(),
  ];
  return [...new Set(faults)];
}

function tell(what: string, element: Element): string {
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  const around = element.closest('[data-theme]')?.className;
  return `${what}: <${element.tagName.toLowerCase()}> "${text}" in .${around}`;
}

function isDrawing(element: Element): boolean {
  return element.closest('[role="img"], svg, [aria-hidden="true"]') !== null;
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
}

/** The nearest box that clips an element. Content beyond its edge does no harm. */
const clippingBox: Found = once((element) => {
  const box = element.parentElement;
  if (!box || box === document.body) return undefined;
  return getComputedStyle(box).overflowX === 'visible' ? clippingBox(box) : box;
});

type Found = (element: Element) => Element | undefined;

/** Remembers the result for each element, since the page does not change while the probe runs. */
function once(find: Found): Found {
  const known = new Map<Element, Element | undefined>();
  return (element) => {
    if (!known.has(element)) known.set(element, find(element));
    return known.get(element);
  };
}

function sideways(): string[] {
  const excess = document.documentElement.scrollWidth - innerWidth;
  if (excess <= 0) return [];
  const culprit = [...document.querySelectorAll('main *')].find(
    (each) => each.getBoundingClientRect().right > innerWidth + 1 && !clippingBox(each),
  );
  return [tell(`scrolls sideways by ${excess} px`, culprit ?? document.body)];
}

interface Line {
  readonly element: Element;
  readonly rect: DOMRect;
}

/** The lines of all visible text, without the text of drawings and of screen readers. */
function linesOfText(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || isDrawing(element) || !isShown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    lines.push(...rects.map((rect) => ({ element, rect })));
  }
  return lines;
}

/** Finds text that is cut off without an ellipsis. */
function cutOff(lines: readonly Line[]): string[] {
  const elements = new Set(lines.map(({ element }) => element));
  const cuts = ({ overflowX, textOverflow }: CSSStyleDeclaration) =>
    /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
  return [...elements]
    .filter((element) => cuts(getComputedStyle(element)))
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => tell('text is cut off', element));
}

/** The nearest sticky box. Such a box may cover other content. */
const stickyBox: Found = once((element) => {
  if (getComputedStyle(element).position === 'sticky') return element;
  return element.parentElement ? stickyBox(element.parentElement) : undefined;
});

/** The box of the letters of a line, which is lower than the line box. */
function lettersOf({ element, rect }: Line) {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const air = Math.max(0, (rect.height - size * 0.7) / 2);
  return {
    element,
    left: rect.left + 1,
    right: rect.right - 1,
    top: rect.top + air,
    bottom: rect.bottom - air,
    box: clippingBox(element),
    sticky: stickyBox(element),
  };
}

function overlaps(lines: readonly Line[]): string[] {
  return (
    touching(lines.map(lettersOf))
      .filter(([one, two]) => two.left < one.right && two.right > one.left && one.element !== two.element)
      // A line may be scrolled out of its box, or stick to an edge while others pass below it.
      .filter(([one, two]) => one.box === two.box && one.sticky === two.sticky)
      .map(([one, two]) => tell(`"${one.element.textContent?.trim().slice(0, 30)}" lies on other text`, two.element))
  );
}

/** Finds items of a list that stick to an edge and cover the text of the next item in part. */
function stuckOnSiblings(): string[] {
  return [...document.querySelectorAll('main li')]
    .filter((item) => getComputedStyle(item).position === 'sticky')
    .flatMap((item) => [...(item.parentElement?.children ?? [])].map((sibling) => ({ item, sibling })))
    .filter(({ item, sibling }) => item !== sibling && isPartlyUnder(textBox(sibling), item.getBoundingClientRect()))
    .map(({ item, sibling }) => tell(`"${item.textContent?.trim()}" sticks on other text`, sibling));
}

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function isPartlyUnder(box: DOMRect, cover: DOMRect): boolean {
  return doOverlap(box, cover) && (box.left < cover.left - 1 || box.right > cover.right + 1);
}

/** Finds headings on which a control lies, such as the close button of a dialog. */
function headingsUnderControls(): string[] {
  const shown = [...document.querySelectorAll(controls)].filter(
    (control) => getComputedStyle(control).position === 'absolute' && isShown(control) && !isStretched(control),
  );
  const lines = [...document.querySelectorAll('main :is(h1, h2, h3), dialog :is(h1, h2, h3)')]
    .filter(isShown)
    .flatMap((heading) => rectsOf(heading).map((rect) => ({ heading, rect })));
  return shown.flatMap((control) =>
    lines
      .filter(({ heading, rect }) => !control.contains(heading) && doOverlap(rect, control.getBoundingClientRect()))
      .map(({ heading }) => tell(`a heading lies under <${control.tagName.toLowerCase()}>`, heading)),
  );
}

/** The lines of a text. */
function rectsOf(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
}

/** A control that lies on all of its box on purpose, as the play button on a film's poster does. */
function isStretched(control: Element): boolean {
  const { top, right, bottom, left } = getComputedStyle(control);
  return [top, right, bottom, left].every((inset) => inset === '0px');
}

/** Finds buttons that touch the lower edge of their section, which is the horizon. The sections of a form have no ground. */
function controlsOnHorizons(): string[] {
  return [...document.querySelectorAll('main section[data-theme]')].flatMap((section) => {
    const { bottom } = section.getBoundingClientRect();
    return [...section.querySelectorAll('a[href], button')]
      .filter((control) => isShown(control) && !isDrawing(control) && isButton(control))
      .filter((control) => Math.abs(control.getBoundingClientRect().bottom - bottom) < 8)
      .map((control) => tell('a button stands on the edge of its section', control));
  });
}

function isButton(control: Element): boolean {
  const { backgroundColor, borderTopWidth, position } = getComputedStyle(control);
  return (
    position !== 'absolute' && (borderTopWidth !== '0px' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor))
  );
}

/**
 * Finds content that is set to the end of a row and stands elsewhere: of two sums at both ends of a row, the second one
 * is below the first. Drawings too must have none.
 */
function strayEnds(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => isShown(element) && element.parentElement && isSetToTheEnd(element, element.parentElement))
    .filter((element) => element.previousElementSibling && isBelow(element, element.previousElementSibling))
    .filter((element) => element.parentElement && !isAtTheEnd(element, element.parentElement))
    .map((element) => tell('content at the end of a row is below the row', element));
}

function isSetToTheEnd(element: Element, row: Element): boolean {
  const { display, justifyContent, textAlign } = getComputedStyle(row);
  return display === 'flex' && justifyContent === 'space-between' && textAlign !== getComputedStyle(element).textAlign;
}

function isAtTheEnd(element: Element, row: Element): boolean {
  const { paddingRight, borderRightWidth } = getComputedStyle(row);
  const end = row.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth);
  return Math.abs(element.getBoundingClientRect().right - end) < 2;
}

function isBelow(element: Element, other: Element): boolean {
  return element.getBoundingClientRect().top >= other.getBoundingClientRect().bottom;
}

/** Text in a column so narrow that it stands on end: three lines or more, with hardly a letter on each. */
function tornApart(lines: readonly Line[]): string[] {
  const tops = new Map<Element, Set<number>>();
  for (const { element, rect } of lines) tops.set(element, (tops.get(element) ?? new Set()).add(Math.round(rect.top)));
  return [...tops]
    .filter(([element, { size }]) => size >= 3 && (element.textContent?.trim().length ?? 0) <= size * 2)
    .map(([element]) => tell('text stands on end', element));
}

const controls = 'a[href], button, input, select, textarea, summary';

/** Finds controls that cover one another. A part of another control, and an input drawn by its label, are no fault. */
function controlsOnControls(): string[] {
  const shown = [...document.querySelectorAll(`main :is(${controls})`)].filter(
    (control) => isShown(control) && !isDrawing(control),
  );
  const areas = shown.map((control) => ({
    control,
    ...topAndBottom(control),
    rects: [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
    box: clippingBox(control),
    sticky: stickyBox(control),
  }));
  return touching(areas)
    .filter(([one, two]) => one.box === two.box && one.sticky === two.sticky)
    .filter(([one, two]) => !one.control.contains(two.control) && !two.control.contains(one.control))
    .filter(([one, two]) => one.rects.some((rect) => two.rects.some((other) => doOverlap(rect, other))))
    .map(([one, two]) => tell(`<${one.control.tagName.toLowerCase()}> lies on another control`, two.control));
}

function topAndBottom(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Pairs of boxes at the same height of the page. */
function touching<Area extends { top: number; bottom: number }>(areas: readonly Area[]): [Area, Area][] {
  const inOrder = areas.toSorted((one, two) => one.top - two.top);
  return inOrder.flatMap((one, index) => {
    const end = inOrder.findIndex((two, place) => place > index && two.top >= one.bottom);
    return inOrder.slice(index + 1, end < 0 ? undefined : end).map((two): [Area, Area] => [one, two]);
  });
}

/** Two boxes overlap by more than a pixel, which two borders may share. */
function doOverlap(one: DOMRect, two: DOMRect): boolean {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 1.5 && height > 1.5;
}

/** A link may be stretched over its row. */
function areaOf(target: Element): DOMRect {
  const after = getComputedStyle(target, '::after');
  if (after.content === 'none' || after.position !== 'absolute') return target.getBoundingClientRect();
  let box: Element | null = target;
  while (box && getComputedStyle(box).position === 'static') box = box.parentElement;
  return (box ?? target).getBoundingClientRect();
}

/** WCAG 2.2, 2.5.8, but for links in running text and inputs that their label stands in for. */
function smallTargets(): string[] {
  return [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    .filter((target) => isShown(target) && !isDrawing(target) && getComputedStyle(target).display !== 'inline')
    .map((target) => ({ target, ...areaOf(target).toJSON() }))
    .filter(({ target, width }) => !(target instanceof HTMLInputElement && (target.type === 'hidden' || width <= 1)))
    .filter(({ width, height }) => width < 23.5 || height < 23.5)
    .map(({ target, width, height }) => tell(`a target of ${Math.round(width)} x ${Math.round(height)} px`, target));
}

const visible = 'img, svg, [role="img"], video, input, table, hr';

function emptyFrames(): string[] {
  return [...document.querySelectorAll('main section')]
    .filter((section) => !section.textContent?.trim() && !section.querySelector(visible))
    .filter((section) => section.getBoundingClientRect().height > 1)
    .map((section) => tell('an empty frame', section));
}
