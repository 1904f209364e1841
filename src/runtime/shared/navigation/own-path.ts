/** The page's own pathname. On wildcard, error and offline pages it differs from the pathname of the address. */
export function ownPath(): string {
  const url = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content;
  return url ? new URL(url).pathname : location.pathname;
}
