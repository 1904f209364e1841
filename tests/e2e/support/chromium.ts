import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { firstThere, installPackages, mayInstallPackages, namedBy, onPath } from '../../system.ts';

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
  const shells = onPath(['chromium-headless-shell']);
  return firstThere([namedBy('HELIOS_CHROMIUM'), ...shells, playwrightsOwn(), ...systemCandidates()]);
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

function install(): void {
  if (mayInstallPackages()) {
    installPackages(['chromium-headless-shell']);
    return;
  }
  execFileSync(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  });
}
