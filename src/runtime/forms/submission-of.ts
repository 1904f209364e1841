import { marketingConsentName } from '../../rules/leads/lead-form.ts';
import { createSubmission, type Submission } from '../../rules/leads/submission.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/** What is known when a form is sent. */
export interface Sending {
  /** By the names of a lead's fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly record: VisitRecord;
  readonly captchaResponse: string;
}

/** The lead that stands in a form, with the page it was sent from. */
export function submissionOf(form: HTMLFormElement, { values, record, captchaResponse }: Sending): Submission {
  return createSubmission({
    values,
    form: { hidden: {} },
    visit: record.leadFields(),
    context: { hutk: hubspotToken(document.cookie), pageUri: location.href, pageName: document.title },
    consentText: consentTextOf(form),
    captchaResponse,
    now: new Date(),
  });
}

function hubspotToken(cookies: string): string | undefined {
  return /(?:^|; )hubspotutk=([^;]*)/.exec(cookies)?.[1];
}

/** The words beside the box, as they were read; the mark of a required field is none of them. */
function consentTextOf(form: HTMLFormElement): string {
  const box = form.elements.namedItem(marketingConsentName);
  const label = box instanceof HTMLElement ? box.closest('label')?.cloneNode(true) : undefined;
  if (!(label instanceof HTMLElement)) return '';
  for (const mark of label.querySelectorAll('[aria-hidden]')) mark.remove();
  return label.textContent.trim();
}
