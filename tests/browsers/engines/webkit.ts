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
  await using programs = new AsyncDisposableStack();
  const home = programs.use(temporaryFolder());
  writeSettings(home.path);
  const screen = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const display = programs.use(startProgram(paths.display, screen, { speaksOn: 3 }));
  const number = await display.says(/(\d+)\n/);
  const port = await freePort();
  const env = {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home.path,
    XDG_DATA_HOME: home.path,
    XDG_CACHE_HOME: home.path,
    NO_AT_BRIDGE: '1',
    // There is no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  programs.use(startProgram(paths.driver, ['--host=127.0.0.1', `--port=${port}`], { speaksOn: 2, env }));
  const options = {
    binary: paths.browser,
    args: ['--automation', `--enable-javascript=${scripts === 'on' ? 'TRUE' : 'FALSE'}`],
  };
  const capabilities = { 'webkitgtk:browserOptions': options };
  const session = programs.use(await connectWebDriver(`http://127.0.0.1:${port}`, capabilities));
  // The session ends with its last tab, so the first one stays open.
  const first = await session.get<string>('window');
  const running = programs.move();
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
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** The page follows its window a little later, and one size needs two of them. */
const maxResizes = 50;

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
  const sizeOfPage = () => run(() => ({ width: innerWidth, height: innerHeight }));
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
      for (let attempt = 0; attempt < maxResizes; attempt += 1) {
        const page = await sizeOfPage();
        if (page.width === width && page.height === height) return;
        const window = await driver.get<{ width: number; height: number }>('window/rect');
        // The window has a toolbar above the page. Until the page has followed the window, its size says nothing of that.
        await driver.post('window/rect', {
          width: Math.max(width, window.width + width - page.width),
          height: Math.max(height, window.height + height - page.height),
        });
      }
      throw new Error(`The page does not get the size of ${width} by ${height} px.`);
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
