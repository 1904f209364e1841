/** The title of a page as browsers and search engines show it. It contains the name of the site, once. */
export function fullTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}
