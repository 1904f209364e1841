import type { AppData } from '../../rules/page-data.ts';
import { pageDataPathname } from '../../rules/pathname.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import type { Navigating } from '../shared/navigation/navigating.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

export interface CheckStartInput {
  readonly site: Pick<RuntimeSite, 'pathPrefix'>;
  readonly build: string;
  /** The app data of the published site. Undefined if they can't be loaded. */
  readonly appData: Promise<AppData | undefined>;
  readonly navigating: Navigating;
}

/**
 * Checks that the loaded page is of the site's current version (docs/contract.md, section 4.9), and reloads a page of
 * another version once. If the page's data is missing, the page remains, the browser loads each further page, and the
 * promise rejects with an Error.
 */
export async function checkStart({ site, build, appData, navigating }: CheckStartInput): Promise<void> {
  const app = await appData;
  if (app && app.webpackCompilationHash !== build) {
    navigating.stop();
    navigator.serviceWorker?.controller?.postMessage({ type: 'clear' });
    if (reloadFlag.begin()) location.reload();
    return;
  }
  if (app) reloadFlag.end();
  const path = ownPath();
  const isMissing = await answers404(pageDataPathname(site.pathPrefix, path));
  if (!isMissing) return;
  navigating.stop();
  throw new Error(`page resources for ${path} not found. Not rendering React`);
}

async function answers404(pathname: string): Promise<boolean> {
  try {
    const answer = await fetch(pathname, { method: 'HEAD' });
    // Chromium reports an answer to HEAD as an aborted request until its body is read, although the body is empty.
    await answer.text();
    return answer.status === 404;
  } catch {
    // A lost connection does not mean that the data is missing.
    return false;
  }
}

const flagName = 'helios-reload-compilation-hash-match';

/**
 * A flag in session storage that says that the page was reloaded. Without session storage no page is reloaded, to avoid
 * a loop.
 */
const reloadFlag = {
  /** Sets the flag. Returns true if the flag was not set before. */
  begin(): boolean {
    try {
      if (sessionStorage.getItem(flagName) === '1') return false;
      sessionStorage.setItem(flagName, '1');
      return true;
    } catch {
      return false;
    }
  },
  end(): void {
    try {
      sessionStorage.removeItem(flagName);
    } catch {
      // Without session storage the flag was never set.
    }
  },
};
