import { stripTrailingSlash } from '../../rules/pathname.ts';
import type { RuntimeSite } from '../../rules/runtime-site.ts';
import { onIntent } from '../shared/intent.ts';
import { isCrawler } from '../shared/is-crawler.ts';
import { isWithinReach } from '../shared/navigation/addresses.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import type { PageLoader } from '../shared/navigation/load-page.ts';

export interface PrefetchInput {
  readonly site: RuntimeSite;
  readonly loader: Pick<PageLoader, 'load'>;
  /** False while prefetched pages would not be used. */
  readonly isUseful: () => boolean;
}

/** The pause before each batch of pages is prefetched (docs/contract.md, section 9.4). */
const batchDelayMs = 3000;
/** The number of pages that are prefetched in one batch (docs/contract.md, section 9.4). */
const batchSize = 4;

/** Prefetches the pages of visible links in batches, and at once the page of a link that a visitor points at or focuses. */
export function attachPrefetch({ site, loader, isUseful }: PrefetchInput): void {
  const visible = new Set<HTMLAnchorElement>();
  const requested = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const targetOf = (link: HTMLAnchorElement): string | undefined => {
    // Checks again for each link whether prefetching is allowed: the connection may have become slow, or the browser
    // may load all pages itself by now.
    if (!mayPrefetch(navigator) || !isUseful()) return undefined;
    const here = new URL(location.href);
    const to = new URL(link.href, here);
    const pathname = stripTrailingSlash(to.pathname);
    const isOther = pathname !== stripTrailingSlash(here.pathname);
    return isOther && !link.target && !link.download && isWithinReach(to, here, site) ? pathname : undefined;
  };
  const load = async (pathname: string): Promise<void> => {
    requested.add(pathname);
    const found = await loader.load(pathname);
    if (!found || !('movedTo' in found)) return;
    const here = new URL(location.href);
    const to = new URL(found.movedTo(here.href));
    const target = stripTrailingSlash(to.pathname);
    if (isWithinReach(to, here, site) && !requested.has(target)) await load(target);
  };
  const nextBatch = () => {
    const targets = new Set(Array.from(visible, targetOf));
    return [...targets].filter((each) => each !== undefined && !requested.has(each)).slice(0, batchSize) as string[];
  };
  const schedule = () => {
    if (timer === undefined && nextBatch().length > 0) timer = setTimeout(() => whenIdle(loadBatch), batchDelayMs);
  };
  const loadBatch = async () => {
    await Promise.allSettled(nextBatch().map(load));
    timer = undefined;
    schedule();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    schedule();
  });
  const observe = () => {
    observer.disconnect();
    visible.clear();
    // After a page change, pages are requested from `loader` again. The loader caches pages and decides which are too
    // old.
    requested.clear();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (targetOf(link) !== undefined) observer.observe(link);
    }
  };
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const pathname = link && targetOf(link);
    if (pathname) void load(pathname);
  };
  onIntent(document, onReach);
  document.addEventListener(routeUpdate, observe);
  observe();
}

/**
 * True if pages may be prefetched: not with a data saver, not on 2G and not for crawlers (docs/contract.md, section
 * 9.4).
 */
export function mayPrefetch({ userAgent, connection }: Navigator & { readonly connection?: Connection }): boolean {
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return false;
  return !isCrawler(userAgent);
}

/** The type of `navigator.connection` (Network Information API), which some browsers lack. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else act();
}
