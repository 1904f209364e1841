import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { layoutProbe } from '../../e2e/support/layout.ts';
import type { Tab } from '../engines/engine.ts';
import { phone, type Walk } from '../support/walk.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pages that have most kinds of slices between them, and the home pages with the longest words. */
const looked = ['/en', '/de', '/fi', '/en/pricing', '/en/contact', '/en/features', '/en/vat-calculator', '/en/about'];

export function pageWalks(walk: Walk): void {
  walk('Pages have a sound layout on a phone and on a desktop', async (visitor) => {
    const faults: string[] = [];
    for (const width of [360, 1440]) {
      await visitor.tab.resize({ width, height: 900 });
      for (const page of looked) {
        await visitor.open(`/helios${page}`);
        for (const fault of await layoutFaults(visitor.tab)) faults.push(`${page} at ${width} px: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  walk(
    'No word of the home page’s first drawing is behind another part of it',
    async (visitor) => {
      await visitor.open('/helios/en');
      expect(await visitor.tab.run(coveredWords, 'main section:first-of-type [role="img"]')).toEqual([]);
    },
    { size: phone },
  );

  walk('Pages have no violation that axe can see', async (visitor) => {
    for (const page of looked.slice(0, 5)) {
      await visitor.open(`/helios${page}`);
      expect(await violations(visitor.tab), page).toEqual([]);
    }
  });
}

/** Runs in the page. */
function coveredWords(selector: string): string[] {
  const drawing = document.querySelector(selector);
  if (!drawing) return [`Nothing matches ${selector}.`];
  // Drawings let the pointer through, but only what takes it is found at a point.
  for (const part of drawing.querySelectorAll<HTMLElement | SVGElement>('*')) part.style.pointerEvents = 'auto';
  const words = [...drawing.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeValue?.trim()),
  );
  return words
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = x > 0 && x < document.documentElement.clientWidth;
      return isInside && !element.contains(document.elementFromPoint(x, y));
    })
    .map((element) => element.textContent ?? '');
}

function layoutFaults(tab: Tab): Promise<string[]> {
  return tab.run(scriptOf<string[]>(layoutProbe));
}

declare global {
  var axeFound: string[] | undefined;
}

async function violations(tab: Tab): Promise<string[]> {
  await tab.run(scriptOf<void>(axe));
  await tab.run(() => {
    type Result = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe: checker } = globalThis as typeof globalThis & { axe: { run(options: object): Promise<Result> } };
    void checker.run({ resultTypes: ['violations'] }).then((result) => {
      globalThis.axeFound = result.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
      );
    });
  });
  const found = () => tab.run(() => globalThis.axeFound ?? null);
  await expect.poll(found).not.toBeNull();
  return (await found()) ?? [];
}

/** A function with this text, whose code is a string already. */
function scriptOf<Output>(body: string): () => Output {
  return new Function(body) as () => Output;
}
