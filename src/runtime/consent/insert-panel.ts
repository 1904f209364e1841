import type { ConsentPanelTexts } from '../../rules/privacy/consent-panel.ts';
import { createSheet } from '../shared/style-sheet.ts';

/** The file of the banner and the dialog, as `src/export/render/deferred-content.ts` writes it. */
interface PanelFile {
  readonly data: { readonly html: string; readonly styles: string; readonly props: ConsentPanelTexts };
}

/** The elements of `src/templates/consent/ConsentPanel.tsx`. */
export interface PanelParts {
  readonly banner: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** The live region. */
  readonly status: HTMLElement;
  /** Room at the end of the page, as high as the banner. */
  readonly room: HTMLElement;
  readonly texts: ConsentPanelTexts;
}

/**
 * Loads the banner and the dialog of a locale and inserts them into the page, where they are hidden. Rejects with an Error
 * if the file can't be loaded. `ownMarkup` is the page's Trusted Types policy for markup.
 */
export async function insertPanel(file: string, ownMarkup: (html: string) => string): Promise<PanelParts> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}.`);
  const { data }: PanelFile = await response.json();
  const template = document.createElement('template');
  template.innerHTML = ownMarkup(data.html);
  const parts = { ...partsIn(template.content), texts: data.props };
  document.adoptedStyleSheets.push(createSheet(data.styles));
  keepInPage(parts);
  return parts;
}

function partsIn({ children }: DocumentFragment): Omit<PanelParts, 'texts'> {
  const [banner, dialog, status, room] = children;
  if (banner instanceof HTMLElement && dialog instanceof HTMLDialogElement)
    if (status instanceof HTMLElement && room instanceof HTMLElement) return { banner, dialog, status, room };
  throw new Error('The consent panel is not the one of this version.');
}

/** Inserts the panel, now and each time that a page of another shell has replaced the content of `body`. */
function keepInPage({ banner, dialog, status, room }: PanelParts): void {
  const insert = () => {
    if (banner.isConnected) return;
    // An open dialog is closed first: inserted again, it would be shown as a part of the page and no longer as a modal
    // dialog.
    dialog.close();
    // Visitors with a keyboard or a screen reader come to the question of consent before the page. Only the link that
    // skips to the content stays before it: checkers of accessibility do not recognize a skip link that comes after
    // another link.
    const skipLink = document.body.querySelector(':scope > a[href="#main"]');
    if (skipLink) skipLink.after(banner, dialog, status);
    else document.body.prepend(banner, dialog, status);
    document.body.append(room);
  };
  insert();
  new MutationObserver(insert).observe(document.body, { childList: true });
}
