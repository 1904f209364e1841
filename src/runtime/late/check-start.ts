import { pageDataPathname } from '../../rules/pathname.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import type { PageLoader } from '../shared/navigation/load-page.ts';
import type { Navigating } from '../shared/navigation/navigating.ts';
import { ownPath } from '../shared/navigation/own-path.ts';

export interface CheckStartInput {
  readonly site: Pick<RuntimeSite, 'pathPrefix'>;
  readonly build: string;
  readonly loader: Pick<PageLoader, 'appData'>;
  readonly navigating: Navigating;
}

/**
 * Is the page that was loaded still a page of this site (SPEC section 4)? One of another version is reloaded, once. If its
 * data is gone nothing can be changed from here: it stays as it is, and each link is loaded by the browser.
 */
export async function checkStart({ site, build, loader, navigating }: CheckStartInput): Promise<void> {
  const app = await loader.appData();
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
    return (await fetch(pathname, { method: 'HEAD' })).status === 404;
  } catch {
    // No connection says nothing about the site.
    return false;
  }
}

const flagName = 'helios-reload-compilation-hash-match';

/** Lasts for the session. Where nothing can be remembered there is no reload, or there would be no end to it. */
const reloadFlag = {
  /** True the first time. */
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
      // Then it was never set.
    }
  },
};
