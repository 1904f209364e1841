/** How many pages, and which share of them, one export removes or holds at most without being asked to. */
const maxPages = 20;
const maxShare = 0.05;

/** The limit in words: `at most 5 % of the pages, and at most 20`. */
export const changeLimitText = `at most ${maxShare * 100} % of the pages, and at most ${maxPages}`;

/**
 * The number of pages that one export may remove or hold. More are rather a mistake, such as a token with fewer rights
 * or a template that fails everywhere, than what somebody intends. `published` is the number of published pages.
 */
export function changeLimit(published: number): number {
  return Math.min(maxPages, Math.floor(published * maxShare));
}
