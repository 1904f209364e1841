import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from 'playwright';
import { afterAll, inject, onTestFinished } from 'vitest';
import { flags } from './chromium-flags.ts';
import { isInTest, recordTest } from './failure-records.ts';

/** The number of contexts that stay open after a test has left them, so that a loop of visits does not pile them up. */
const maxLeft = 3;

/**
 * How long an action waits for what it needs. Longer than a virtual machine may stand still: when it goes on, timers fire
 * before the browser's answers are read.
 */
const patientMs = 90_000;

/** All files of a worker share one browser, which ends with the worker. */
let started: Promise<Browser> | undefined;

/**
 * A browser for the tests of a file. `visit` opens a page in a fresh context and collects the messages of the console.
 * `look` does the same in a page that is used again, in a third of the time, for tests that leave nothing in the browser.
 * `arrive` empties such a page's storage first, for tests that leave something in it, but neither scripts nor sessions.
 * Unless a test wants it, visitors are not asked for consent: their browser sends
 * Global Privacy Control. The browser asks for reduced motion unless a test wants motion, since most pages only react later with it.
 */
export function startBrowser() {
  const looking = new Map<string, Promise<Visit>>();
  afterAll(async () => {
    for (const visit of looking.values()) await (await visit)[Symbol.asyncDispose]();
  });
  const open = async ({ isAsked = false, ...options }: VisitOptions) => {
    started ??= chromium.launch({ executablePath: inject('chromium'), args: flags });
    const browser = await started;
    const context = await browser.newContext({ baseURL: inject('origin'), reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(patientMs);
    if (!isAsked) await context.addInitScript(sendPrivacySignal);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(wordsOf(message));
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    return {
      page,
      errors,
      async [Symbol.asyncDispose]() {
        // A route that still fetches would fail as soon as the context is gone, after its test has passed.
        if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      },
    };
  };
  /** Contexts that a running test has left. They close at its end, because their screenshot is needed if it fails. */
  const left: Visit[] = [];
  const leave = async (visit: Visit) => {
    left.push(visit);
    if (left.length > maxLeft) await left.shift()?.[Symbol.asyncDispose]();
  };
  const closeLeft = async () => {
    for (const visit of left.splice(0)) await visit[Symbol.asyncDispose]();
  };
  /** Opens a page in the tab of these options and this kind of test. */
  const reuse = async (kind: 'look' | 'arrive', pathname: string, options: VisitOptions) => {
    const key = JSON.stringify([kind, options]);
    const opened = looking.get(key) ?? open(options);
    looking.set(key, opened);
    const { page, errors } = await opened;
    errors.length = 0;
    await recordTest(page.context(), page);
    await page.goto(pathname, { waitUntil: 'load' });
    return { page, errors };
  };
  return {
    look: (pathname: string, options: VisitOptions = {}): Promise<TabVisit> => reuse('look', pathname, options),
    async arrive(pathname: string, options: VisitOptions = {}): Promise<TabVisit> {
      const { baseURL = inject('origin'), viewport = { width: 1280, height: 720 } } = options;
      // A file without scripts, so that nothing is stored again.
      const { page, errors } = await reuse('arrive', new URL('/robots.txt', new URL(pathname, baseURL)).href, options);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().clearCookies();
      await page.evaluate(emptyStorage);
      await page.emulateMedia({ media: null });
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(pathname, { waitUntil: 'load' });
      return { page, errors };
    },
    async visit(pathname: string, options: VisitOptions = {}): Promise<Visit> {
      const visit = await open(options);
      const { page, errors } = visit;
      // Hooks of a test run in reverse order: the visit closes after its record is kept.
      if (isInTest()) onTestFinished(closeLeft);
      const isRecorded = await recordTest(page.context(), page);
      // A new page is blank already.
      if (pathname !== 'about:blank') await page.goto(pathname, { waitUntil: 'load' });
      return isRecorded ? { page, errors, [Symbol.asyncDispose]: () => leave(visit) } : visit;
    },
  };
}

export interface VisitOptions extends BrowserContextOptions {
  /** True if the visitor is asked for consent. Others send Global Privacy Control, so that no banner is in their way. */
  readonly isAsked?: boolean;
}

export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** Console errors and warnings, content security violations and uncaught exceptions, as they come. */
  readonly errors: string[];
}

/** A visit in a tab that the tests of a file share. */
type TabVisit = Pick<Visit, 'page' | 'errors'>;

function sendPrivacySignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

/** Runs in the page: deletes what pages of its origin have stored. */
async function emptyStorage(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve) => {
      const deletion = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error']) deletion.addEventListener(event, resolve);
    });
  }
}

/** The message "Failed to load resource" lacks the address. */
function wordsOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text;
}
