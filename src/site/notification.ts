import { quietAddresses, quietPaths } from '../../config/markets.ts';

const paths: ReadonlySet<string> = new Set(quietPaths);
const addresses: ReadonlySet<string> = new Set(quietAddresses);

interface Place {
  /** The part of the pathname after the locale: `/pricing`. */
  readonly path: string;
  readonly urlCode: string;
  readonly isPreLaunch: boolean;
}

/**
 * True if a page may show the notification banner. The browser also hides
 * the banner for `?partner=datev` and for visitors who have closed it.
 */
export function showsNotification({ path, urlCode, isPreLaunch }: Place): boolean {
  return !isPreLaunch && !paths.has(path) && !addresses.has(`/${urlCode}${path}`);
}
