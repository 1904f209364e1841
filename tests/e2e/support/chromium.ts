import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * A Chromium to test with: HELIOS_CHROMIUM, a headless shell (the same browser without windows, a quarter faster),
 * Playwright's own, the system's; if there is none it is installed by the platform's means (Debian as root: apt-get;
 * anywhere else Playwright's installer).
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here yet: installing one for the browser tests.');
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install one and name it: HELIOS_CHROMIUM=/path/to/chromium npm test',
  );
}

function findChromium(): string | undefined {
  const named = process.env.HELIOS_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`HELIOS_CHROMIUM names ${named}, which is not there.`);
  const shells = onPath(['chromium-headless-shell']);
  return [named, ...shells, playwrightsOwn(), ...systemCandidates()].find((path) => path && existsSync(path));
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no build for this platform.
    return undefined;
  }
}

function systemCandidates(): string[] {
  return [
    ...onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function install(): void {
  if (isDebian() && process.getuid?.() === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options);
    return;
  }
  execFileSync(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  });
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    // No such file: not Linux.
    return false;
  }
}
