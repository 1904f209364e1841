import type { RichTextField } from '@prismicio/client';
import type { PageContext } from '../page-context.ts';

/** The texts of the consent banner. */
export interface ConsentTexts {
  readonly heading: string;
  readonly body: RichTextField;
  readonly necessary: string;
  readonly choose: string;
  readonly all: string;
}

/**
 * The banner's texts in the settings of the page's locale. A text that the locale lacks is taken from the default
 * locale, so that no button is without a label.
 */
export function consentTexts(page: PageContext): ConsentTexts {
  const own = page.single('locale_settings')?.data;
  const [fallback] = page.listOfDefault('locale_settings');
  const { data } = fallback ?? {};
  return {
    heading: own?.consent_heading || data?.consent_heading || page.string('consent_settings'),
    body: own?.consent_body.length ? own.consent_body : (data?.consent_body ?? []),
    necessary: own?.consent_necessary_label || data?.consent_necessary_label || page.string('stored_necessary'),
    choose: own?.consent_choose_label || data?.consent_choose_label || page.string('consent_settings'),
    all: own?.consent_accept_label || data?.consent_accept_label || page.string('filter_all'),
  };
}
