/** The pathname of the page that was loaded, which on wildcard, error and offline pages is not that of the address. */
export function ownPath(): string {
  const url = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content;
  return url ? new URL(url).pathname : location.pathname;
}
