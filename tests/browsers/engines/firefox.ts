import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { type BidiSession, openBidi } from './bidi.ts';
import type { Engine, EngineOptions, Tab } from './engine.ts';
import { startProgram } from './program.ts';

/** Firefox, which speaks WebDriver BiDi by itself. A tab has a container of its own in one browser. */
export async function startFirefox(path: string, { scripts }: EngineOptions): Promise<Engine> {
  const profile = temporaryFolder();
  writeFileSync(join(profile.path, 'user.js'), preferences({ 'javascript.enabled': scripts === 'on' }));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path];
  const program = startProgram(path, args, { speaksOn: 2 });
  const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  /** What the browser has reported, by the tab. */
  const reported = new Map<string, string[]>();
  const session = await openBidi(`${address}/session`, (_method, params) => {
    const { level, text, source } = params as LogEntry;
    if (level === 'error' || level === 'warn') reported.get(source.context ?? '')?.push(text);
  });
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    async open() {
      const { userContext } = (await session.send('browser.createUserContext')) as { userContext: string };
      const { context } = (await session.send('browsingContext.create', { type: 'tab', userContext })) as Created;
      const errors: string[] = [];
      reported.set(context, errors);
      return tabOf(session, {
        context,
        errors,
        close: () => session.send('browser.removeUserContext', { userContext }),
      });
    },
    async [Symbol.asyncDispose]() {
      session[Symbol.dispose]();
      await program[Symbol.asyncDispose]();
      profile[Symbol.dispose]();
    },
  };
}

interface Created {
  readonly context: string;
}

/** https://w3c.github.io/webdriver-bidi/#event-log-entryAdded */
interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string;
  readonly source: { readonly context?: string };
}

type Called =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

interface OpenTab {
  readonly context: string;
  readonly errors: readonly string[];
  close(): Promise<unknown>;
}

function tabOf(session: BidiSession, { context, errors, close }: OpenTab): Tab {
  return {
    load: async (url) => void (await session.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await session.send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await session.send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(script, ...input) {
      const called = (await session.send('script.callFunction', {
        functionDeclaration: `(input) => JSON.stringify((${script})(...JSON.parse(input)))`,
        arguments: [{ type: 'string', value: JSON.stringify(input) }],
        awaitPromise: false,
        // Scripts run in a sandbox, which works in pages whose own scripts are disabled, too.
        target: { context, sandbox: 'walk' },
      })) as Called;
      if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
      return called.result.value === undefined ? undefined : JSON.parse(called.result.value);
    },
    act: async (actions) => void (await session.send('input.performActions', { context, actions })),
    async resize(viewport) {
      await session.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
    },
    async screenshot() {
      const { data } = (await session.send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    [Symbol.asyncDispose]: async () => void (await close()),
  };
}

/** A browser that asks for reduced motion and sends requests to the site under test only. */
function preferences(more: Readonly<Record<string, boolean>>): string {
  const all = {
    'ui.prefersReducedMotion': 1,
    // With asynchronous events a click right after scrolling can hit the place where its target was before.
    'remote.events.async.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    ...more,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
