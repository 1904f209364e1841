/**
 * What a crawl found out about an address. The command line offers these words as values of an option, so this file
 * imports nothing.
 */
export const linkStates = ['ok', 'broken', 'skipped'] as const;
export type LinkState = (typeof linkStates)[number];
