import { quietAddresses, quietPaths } from '../../config/markets.ts';

const paths: ReadonlySet<string> = new Set(quietPaths);
const addresses: ReadonlySet<string> = new Set(quietAddresses);

interface Place {
  /** After the locale: `/pricing`. */
  readonly path: string;
  readonly urlCode: string;
  readonly isPreLaunch: boolean;
}

/**
 * Whether a page may show the notification banner. `?partner=datev` hides it too: that is known in the browser only, as
 * is that it was dismissed.
 */
export function showsNotification({ path, urlCode, isPreLaunch }: Place): boolean {
  return !isPreLaunch && !paths.has(path) && !addresses.has(`/${urlCode}${path}`);
}
