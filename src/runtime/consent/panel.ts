import { type ConsentAct, consentActAttribute, consentNoteAttribute, selectorOf } from '../../rules/markup.ts';
import { type ConsentCategory, consentCategories } from '../../rules/privacy/categories.ts';
import { currentConsent } from '../shared/consent/consent.ts';
import { type ConsentPreferences, preferencesWith } from '../shared/consent/preferences.ts';
import { routeUpdate } from '../shared/navigation/events.ts';
import type { StoredChoice } from './choice.ts';
import type { PanelParts } from './insert-panel.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { recordText } from './record-text.ts';

export interface PanelInput {
  readonly hasPrivacySignal: boolean;
  readonly stored: () => StoredChoice | undefined;
  readonly onChoice: (preferences: ConsentPreferences) => void;
}

/** The consent banner and the dialog with the settings. */
export interface ConsentPanel {
  /** Shows the banner until the visitor has chosen, and says so to screen readers. */
  ask(): void;
  /** Opens the dialog. The focus returns to the opener when it closes. */
  openSettings(opener: HTMLElement): void;
  /** Shows what is in force after a choice in another tab. */
  refresh(): void;
}

/** Makes the banner and the dialog of a page work. */
export function attachPanel(parts: PanelParts, { hasPrivacySignal, stored, onChoice }: PanelInput): ConsentPanel {
  const { banner, dialog, texts } = parts;
  const say = createVoice(parts.status);
  const fields = [...dialog.querySelectorAll('input')];
  let isAsking = false;
  let opener: HTMLElement | undefined;

  const showBanner = () => {
    banner.hidden = !isAsking || new URLSearchParams(location.search).get('hide-cookie-banner') === 'true';
  };
  const fill = () => {
    const { categories } = currentConsent();
    for (const field of fields) field.checked = field.disabled || categories[field.name as ConsentCategory];
    const choice = stored();
    noteIn(dialog, 'signal').hidden = !hasPrivacySignal;
    noteIn(dialog, 'record').hidden = !choice;
    if (choice) noteIn(dialog, 'record').textContent = recordText(texts.record, choice, document.documentElement.lang);
  };
  const openSettings = (by: HTMLElement) => {
    if (dialog.open) return;
    opener = by;
    fill();
    dialog.showModal();
  };
  const returnFocus = () => {
    const target = opener?.checkVisibility() ? opener : document.getElementById('main');
    target?.focus({ preventScroll: true });
    opener = undefined;
  };
  const take = (categories: readonly ConsentCategory[]) => {
    isAsking = false;
    showBanner();
    if (dialog.open) dialog.close();
    else returnFocus();
    onChoice(preferencesWith(categories));
    say(texts.saved);
  };
  const acts: Record<ConsentAct, (button: HTMLElement) => void> = {
    necessary: () => take(['necessary']),
    all: () => take(consentCategories),
    save: () =>
      take(consentCategories.filter((category) => fields.some((each) => each.name === category && each.checked))),
    choose: openSettings,
  };

  for (const part of [banner, dialog]) part.addEventListener('click', (event) => actOn(event, acts));
  dialog.addEventListener('close', returnFocus);
  document.addEventListener(routeUpdate, () => {
    dialog.close();
    showBanner();
  });
  keepFocusInSight(parts);
  return {
    ask() {
      isAsking = true;
      showBanner();
      if (!banner.hidden) say(texts.asked);
    },
    openSettings,
    refresh() {
      isAsking = false;
      showBanner();
      if (dialog.open) fill();
    },
  };
}

function actOn({ target }: Event, acts: Readonly<Record<string, (button: HTMLElement) => void>>): void {
  const button = target instanceof Element && target.closest<HTMLElement>(selectorOf(consentActAttribute));
  if (button) acts[button.getAttribute(consentActAttribute) ?? '']?.(button);
}

function noteIn(dialog: HTMLElement, note: 'signal' | 'record'): HTMLElement {
  const found = dialog.querySelector<HTMLElement>(selectorOf(consentNoteAttribute, note));
  if (!found) throw new Error(`The consent dialog has no note "${note}".`);
  return found;
}

/**
 * The pause between emptying the live region and setting its text: screen readers announce the text only if the region
 * changes while it is in the page.
 */
const pauseMs = 100;

function createVoice(region: HTMLElement): (text: string) => void {
  return (text) => {
    region.textContent = '';
    setTimeout(() => {
      region.textContent = text;
    }, pauseMs);
  };
}
