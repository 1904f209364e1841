import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import type { Engine, EngineOptions, Tab } from './engine.ts';
import { startProgram } from './program.ts';
import { connectWebDriver, type WebDriver } from './web-driver.ts';

/** The programs of WebKitGTK. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** The X server that draws into memory: MiniBrowser has no mode without windows. */
  readonly display: string;
}

/** WebKitGTK's small browser by WebDriver. Tabs share cookies, so each tab deletes those of all hosts that it has loaded. */
export async function startWebKit(paths: WebKitPaths, { scripts }: EngineOptions): Promise<Engine> {
  const home = temporaryFolder();
  writeSettings(home.path);
  const screen = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const display = startProgram(paths.display, screen, { speaksOn: 3 });
  const number = await display.says(/(\d+)\n/);
  const port = await freePort();
  const driver = startProgram(paths.driver, ['--host=127.0.0.1', `--port=${port}`], {
    speaksOn: 2,
    env: {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home.path,
      XDG_DATA_HOME: home.path,
      XDG_CACHE_HOME: home.path,
      NO_AT_BRIDGE: '1',
      // There is no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const options = {
    binary: paths.browser,
    args: ['--automation', `--enable-javascript=${scripts === 'on' ? 'TRUE' : 'FALSE'}`],
  };
  const session = await connectWebDriver(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': options });
  // The session ends with its last tab, so the first one stays open.
  const first = await session.get<string>('window');
  return {
    async open() {
      const { handle } = await session.post<{ handle: string }>('window/new', { type: 'window' });
      await session.post('window', { handle });
      return tabOf(session, async (origins) => {
        for (const origin of origins) await removeCookies(session, origin);
        await session.remove('window');
        await session.post('window', { handle: first });
      });
    },
    async [Symbol.asyncDispose]() {
      await session[Symbol.asyncDispose]();
      await driver[Symbol.asyncDispose]();
      await display[Symbol.asyncDispose]();
      home[Symbol.dispose]();
    },
  };
}

/** WebDriver deletes the cookies of the current page's host only. A text has no scripts that write new ones. */
async function removeCookies(session: WebDriver, origin: string): Promise<void> {
  await session.post('url', { url: `${origin}/robots.txt` });
  await session.remove('cookie');
}

/** `close` gets the origins of the addresses that the tab was told to load. */
function tabOf(driver: WebDriver, close: (origins: ReadonlySet<string>) => Promise<void>): Tab {
  const origins = new Set<string>();
  const run: Tab['run'] = async (script, ...input) => {
    const wrapped = `return JSON.stringify((${script})(...arguments))`;
    const text = await driver.post<string | null>('execute/sync', { script: wrapped, args: input });
    return text === null ? undefined : JSON.parse(text);
  };
  const setWindow = (size: { width: number; height: number }) => driver.post('window/rect', size);
  return {
    async load(url) {
      origins.add(new URL(url).origin);
      await driver.post('url', { url });
    },
    reload: async () => void (await driver.post('refresh')),
    back: async () => void (await driver.post('back')),
    run,
    act: async (actions) => void (await driver.post('actions', { actions })),
    async resize({ width, height }) {
      const size = () => run(() => ({ width: innerWidth, height: innerHeight }));
      const before = await size();
      if (before.width === width && before.height === height) return;
      await setWindow({ width, height });
      // The window has a toolbar above the page.
      const page = await size();
      await setWindow({ width: 2 * width - page.width, height: 2 * height - page.height });
    },
    screenshot: async () => Buffer.from(await driver.get<string>('screenshot'), 'base64'),
    // WebDriver has no console. The site watches its pages: see `support/watched-copy.ts`.
    errors: () => [],
    [Symbol.asyncDispose]: () => close(origins),
  };
}

/** Settings of GTK. Without animations the browser asks for reduced motion. */
function writeSettings(configFolder: string): void {
  const folder = join(configFolder, 'gtk-3.0');
  mkdirSync(folder);
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // A window is at least as wide as its toolbar, which would be wider than a phone.
  writeFileSync(
    join(folder, 'gtk.css'),
    '* { margin: 0; padding: 0; border-width: 0; min-width: 0; font-size: 1px; }\n',
  );
}

/** The driver can't choose a port and tell it. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
