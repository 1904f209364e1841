import { expect } from 'vitest';
import type { InputSource, Tab } from '../engines/engine.ts';

/** What a walk does in a tab, and what it sees there. A selector means the first visible element that it matches. */
export interface Visitor {
  readonly tab: Tab;
  click(selector: string): Promise<void>;
  /** Puts the focus on an element, as the Tab key would. */
  focus(selector: string): Promise<void>;
  /** Presses keys after one another: `press('Tab', 'Enter')`. */
  press(...keys: readonly KeyName[]): Promise<void>;
  /** Clicks a field, replaces its value and types. */
  enter(selector: string, text: string): Promise<void>;
  /** Waits until an element is visible, and gives its text. */
  see(selector: string): Promise<string>;
  /** Waits until no element is visible. */
  gone(selector: string): Promise<void>;
  attribute(selector: string, name: string): Promise<string | null>;
  value(selector: string): Promise<string>;
  hasFocus(selector: string): Promise<boolean>;
  /** Pathname, query and fragment. */
  address(): Promise<string>;
  title(): Promise<string>;
  scrolled(): Promise<number>;
}

/** The keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowRight: '\uE014',
} as const;
export type KeyName = keyof typeof keys;

export function visitorOf(tab: Tab): Visitor {
  const click = async (selector: string) => {
    const [x, y] = await placeAtRest(tab, selector);
    await tab.act([mouse(x, y)]);
  };
  const press = (...names: readonly KeyName[]) => tab.act([keyboard(names.map((name) => keys[name]))]);
  const visible = (selector: string) => tab.run(textOfVisible, selector);
  return {
    tab,
    click,
    press,
    focus: (selector) => tab.run(focusVisible, selector),
    async enter(selector, text) {
      await click(selector);
      await tab.run(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await tab.act([keyboard([keys.Backspace, ...text])]);
    },
    async see(selector) {
      await expect.poll(() => visible(selector), { message: `${selector} is visible` }).not.toBeNull();
      return (await visible(selector)) ?? '';
    },
    gone: (selector) => expect.poll(() => visible(selector), { message: `${selector} is gone` }).toBeNull(),
    attribute: (selector, name) =>
      tab.run((css, attribute) => document.querySelector(css)?.getAttribute(attribute) ?? null, selector, name),
    value: (selector) => tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', selector),
    hasFocus: (selector) => tab.run((css) => document.activeElement?.matches(css) ?? false, selector),
    address: () => tab.run(() => location.pathname + location.search + location.hash),
    title: () => tab.run(() => document.title),
    scrolled: () => tab.run(() => Math.round(scrollY)),
  };
}

function keyboard(values: readonly string[]): InputSource {
  const actions = values.flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

function mouse(x: number, y: number): InputSource {
  const actions = [
    { type: 'pointerMove', x, y },
    // A page that has just been scrolled takes a moment to know what is below the pointer.
    { type: 'pause', duration: 50 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ] as const;
  return { type: 'pointer', id: 'mouse', actions };
}

/** Where to click an element, once it is visible and stays where it is: a late font or script may still move it. */
async function placeAtRest(tab: Tab, selector: string): Promise<readonly [x: number, y: number]> {
  let last: ReturnType<typeof placeToClick> = 'not looked yet';
  const look = async () => {
    const before = String(last);
    last = await tab.run(placeToClick, selector);
    return typeof last === 'string' ? last : String(last) === before || 'It moves.';
  };
  await expect.poll(look, { message: `${selector} can be clicked`, interval: 100 }).toBe(true);
  return typeof last === 'string' ? expect.unreachable(last) : last;
}

/**
 * Runs in the page. The middle of the first visible element, or why nothing can be clicked there. It scrolls only if it must:
 * the next look finds a place that has moved.
 */
function placeToClick(selector: string): [x: number, y: number] | string {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const element = [...document.querySelectorAll(selector)].find(isShown);
  const [box] = element?.getClientRects() ?? [];
  if (!element || !box) return `Nothing visible matches ${selector}.`;
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
  if (isHit) return [x, y];
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return hit ? `${hit.outerHTML.slice(0, 100)} lies on ${selector}.` : `${selector} was out of sight.`;
}

/** Runs in the page. The text of the first visible element; null if there is none. */
function textOfVisible(selector: string): string | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
  return element ? element.innerText.trim() : null;
}

/** Runs in the page. */
function focusVisible(selector: string): void {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
  if (!element) throw new Error(`Nothing visible matches ${selector}.`);
  element.focus();
}
