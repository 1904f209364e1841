import { contentAttribute, selectorOf } from '../../rules/markup.ts';
import { isPlainClick } from '../shared/plain-click.ts';

/** The selector of all links to the cookie settings. */
export const settingsLinks = `a${selectorOf(contentAttribute)}`;

/** Opens the cookie settings for a link that was clicked. */
type OpenSettings = (link: HTMLAnchorElement) => Promise<void> | void;

/** The links to the cookie settings on all pages of the document. */
export interface SettingsLinks {
  /** From now on, clicks on the links open the settings by this function. */
  openBy(open: OpenSettings): void;
}

/** Lets plain clicks on the links open the settings. If the settings can't be opened, the browser follows the link. */
export function attachSettingsLinks(open: OpenSettings): SettingsLinks {
  let current = open;
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(settingsLinks);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      (async () => current(link))().catch(() => location.assign(link.href));
    },
    { capture: true },
  );
  return {
    openBy(next) {
      current = next;
    },
  };
}
