import { globSync } from 'node:fs';
import { firstThere, installPackages, mayInstallPackages, namedBy, onPath } from '../../system.ts';
import type { WebKitPaths } from './webkit.ts';

/** Where the programs of the engines are. An engine that nobody wants is absent. */
export interface EnginePaths {
  readonly firefox?: string;
  readonly webkit?: WebKitPaths;
}

const engineNames = ['firefox', 'webkit'] as const;
type EngineName = (typeof engineNames)[number];

const packages: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * The browsers that HELIOS_BROWSERS names, by default all. What is missing is installed on Debian as root. Anywhere else an
 * error says what to install, or how to leave the browser out.
 */
export function findOrInstallEngines(): EnginePaths {
  const wanted = parseNames(process.env.HELIOS_BROWSERS);
  const missing = wanted.filter((name) => !find(name));
  if (missing.length > 0 && mayInstallPackages()) {
    console.log(`Installing for the walks of other browsers: ${missing.join(', ')}.`);
    installPackages(missing.flatMap((name) => packages[name]));
  }
  for (const name of wanted) if (!find(name)) throw new Error(remedyFor(name, wanted));
  return Object.assign({}, ...wanted.map(find));
}

/** `firefox,webkit`; nothing and `none` are no browser. */
function parseNames(text: string = engineNames.join()): EngineName[] {
  const asked = text.split(',').map((name) => name.trim());
  const unknown = asked.filter((name) => name !== '' && name !== 'none' && !engineNames.some((each) => each === name));
  if (unknown.length > 0) {
    throw new Error(
      `HELIOS_BROWSERS has "${unknown[0]}". Write ${engineNames.join(', ')}, both with a comma, or none.`,
    );
  }
  return engineNames.filter((name) => asked.includes(name));
}

function find(name: EngineName): EnginePaths | undefined {
  return name === 'firefox' ? findFirefox() : findWebKit();
}

function findFirefox(): EnginePaths | undefined {
  const firefox = firstThere([
    namedBy('HELIOS_FIREFOX'),
    ...onPath(['firefox-esr', 'firefox', 'firefox.exe']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);
  return firefox ? { firefox } : undefined;
}

function findWebKit(): EnginePaths | undefined {
  const driver = firstThere(onPath(['WebKitWebDriver']));
  const display = firstThere(onPath(['Xvfb']));
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser');
  return driver && display && browser ? { webkit: { driver, display, browser } } : undefined;
}

function remedyFor(name: EngineName, wanted: readonly EngineName[]): string {
  const others = wanted.filter((each) => each !== name).join() || 'none';
  const own = name === 'firefox' ? ' or name your own with HELIOS_FIREFOX=/path/to/firefox,' : '';
  return (
    `The walks of ${name} need a browser that is not here and can't be installed without root on Debian. ` +
    `Install the Debian packages ${packages[name].join(' and ')} or those of your system,${own} ` +
    `or leave the walks out: HELIOS_BROWSERS=${others} npm test`
  );
}
