/** One page of each kind, as the path after the locale. */
export const kinds = ['', '/pricing', '/legal', '/legal/gdpr', '/legal/cookie-policy', '/404', '/500'] as const;

/** Those that hold every trap: the default, long words, š ž, å ø, a secondary market, other money. */
export const tellingLocales = ['en', 'de', 'fi', 'ee', 'no', 'fr-be', 'us'] as const;
