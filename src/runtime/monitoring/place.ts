import { ownName, ownPath } from '../shared/navigation/own-path.ts';
import { parseSitePath } from '../shared/visit/place.ts';

/** What the monitoring says about the page that is shown. */
export interface MonitoredPlace {
  /** The address without query and fragment. */
  readonly url: string;
  /** The page's name, which all locales share: `/careers/benefits`. */
  readonly id: string;
  /** The part of the site to which the page belongs: `careers`, or `home`. */
  readonly view: string;
  /** The URL code of the page's locale. */
  readonly locale: string;
}

/** The place of the page that is shown now. On a wildcard page, the id is the page's and not that of the address. */
export function currentPlace(pathPrefix: string): MonitoredPlace {
  const { locale } = parseSitePath(ownPath(), pathPrefix);
  const name = ownName(pathPrefix);
  const url = location.origin + location.pathname;
  return { url, id: name, view: name.split('/')[1] || 'home', locale };
}
