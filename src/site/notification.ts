import { quietAddresses, quietPaths } from '../../config/markets.ts';

const paths: ReadonlySet<string> = new Set(quietPaths);
const addresses: ReadonlySet<string> = new Set(quietAddresses);

interface Place {
  /** The name of the page in all locales: `/pricing`. */
  readonly name: string;
  readonly urlCode: string;
  readonly isPreLaunch: boolean;
}

/**
 * True if a page may show the notification banner. The browser also hides
 * the banner for `?partner=datev` and for visitors who have closed it.
 */
export function showsNotification({ name, urlCode, isPreLaunch }: Place): boolean {
  return !isPreLaunch && !paths.has(name) && !addresses.has(`/${urlCode}${name}`);
}
