import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../e2e/support/run-cli.ts';
import type { EngineOptions, Tab } from '../engines/engine.ts';
import { keepEngines, type StartEngine } from './keep-engines.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWalkedSite, type WalkedSite } from './walked-site.ts';
import { watchedKey } from './watched-copy.ts';

/** Declares one walk of a visitor. It fails if an assertion does, or if the page or the browser reports an error. */
export type Walk = (title: string, walk: (steps: Steps) => Promise<void>, options?: WalkOptions) => void;

export interface Steps extends Visitor {
  readonly site: WalkedSite;
  /** Loads a page of the site: `open('/helios/en')`. */
  open(pathname: string): Promise<void>;
}

export interface WalkOptions extends Partial<EngineOptions> {
  /** Errors that the walk is about, such as a request without a network. */
  readonly expected?: RegExp;
  /** The width and the height of the page. A desktop's without it. */
  readonly size?: { readonly width: number; readonly height: number };
}

const desktop = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };

/**
 * Runs walks in one engine. Each begins as a visitor who has never been here, on a site of their own. Without `start` the
 * engine is not wanted: the report says that its walks were skipped.
 */
export function walkIn(name: string, start: StartEngine | undefined, declare: (walk: Walk) => void): void {
  describe.runIf(start)(name, () => {
    const engines = keepEngines(start ?? (() => expect.unreachable()));
    afterAll(engines.end);
    declare((title, walk, { scripts = 'on', expected, size = desktop } = {}) =>
      test(title, async () => {
        await using site = await openWalkedSite();
        const tab = await engines.openTab({ scripts });
        try {
          await tab.resize(size);
          await walk({ ...visitorOf(tab), site, open: (pathname) => tab.load(site.origin + pathname) });
          await site.up();
          expect((await errorsOf(tab, site)).filter((error) => !expected?.test(error))).toEqual([]);
          await tab[Symbol.asyncDispose]();
        } catch (error) {
          const picture = await keepScreenshot(tab, `${name} ${title}`);
          // A browser that can't show what it has may be stuck. The next walk starts another one.
          await engines.end();
          throw new Error(`${error instanceof Error ? error.message : error}\n${picture}`, { cause: error });
        }
      }),
    );
  });
}

/** What the browser has reported, and what the pages have seen themselves: they keep it by the tab and the origin. */
async function errorsOf(tab: Tab, site: WalkedSite): Promise<string[]> {
  const seen: string[] = [...tab.errors()];
  for (const origin of [site.origin, site.localhost]) {
    await tab.load(`${origin}/helios-release.txt`);
    const kept = await tab.run((key) => sessionStorage.getItem(key), watchedKey);
    if (kept !== null) seen.push(...JSON.parse(kept));
  }
  return seen;
}

/** Gives a line that says where the screenshot is. */
async function keepScreenshot(tab: Tab, title: string): Promise<string> {
  const folder = join(projectFolder, 'test-results', title.replace(/[^\p{L}\d]+/gu, '-').slice(0, 100));
  const file = join(folder, 'screenshot.png');
  try {
    const picture = await tab.screenshot();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, picture);
    return `Screenshot of ${await tab.run(() => location.href)}: ${relative(projectFolder, file)}`;
  } catch (cause) {
    return `There is no screenshot: ${cause}`;
  }
}
