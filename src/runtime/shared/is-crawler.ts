/** True for the user agents of crawlers, which prefetch no pages and are never monitored (docs/contract.md, section 9). */
export function isCrawler(userAgent: string): boolean {
  return /bot|crawler|spider|crawling/i.test(userAgent);
}
