/** Tools, partner forms and pages that must not be interrupted show no banner (SPEC section 2). After the locale. */
const quietPaths: ReadonlySet<string> = new Set([
  '/expense-policy-builder',
  '/expense-report-roi-calculator',
  '/expense-report-generator',
  '/pricing',
  '/careers/benefits',
  '/referrals',
  '/explore-product',
  '/getting-started',
]);
/** With the locale's own code: one partner's form in one market. */
const quietAddresses: ReadonlySet<string> = new Set(['/de/bigform-partner-datev']);

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
  return !isPreLaunch && !quietPaths.has(path) && !quietAddresses.has(`/${urlCode}${path}`);
}
