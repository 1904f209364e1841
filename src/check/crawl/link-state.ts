/** What a crawl found out about an address. The command line offers these words, so that this file loads nothing. */
export const linkStates = ['ok', 'broken', 'skipped'] as const;
export type LinkState = (typeof linkStates)[number];
