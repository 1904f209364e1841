import { marketingConsentName } from '../../rules/leads/lead-form.ts';
import { createSubmission, type Submission } from '../../rules/leads/submission.ts';
import type { VisitRecord } from './visit/visit-record.ts';

/** The data from which a submission is created besides the form's markup. */
export interface Sending {
  /** The values of the form's fields, by the names of lead fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly record: VisitRecord;
  readonly captchaResponse: string;
}

/** Creates the submission of a form. The submission also contains the page's address and title, and the visit. */
export function submissionOf(form: HTMLFormElement, { values, record, captchaResponse }: Sending): Submission {
  return createSubmission({
    values,
    form: { hidden: {} },
    visit: record.leadFields(),
    context: { hutk: hubspotToken(document.cookie), pageUri: record.pageAddress(), pageName: document.title },
    consentText: consentTextOf(form),
    captchaResponse,
    now: new Date(),
  });
}

function hubspotToken(cookies: string): string | undefined {
  return /(?:^|; )hubspotutk=([^;]*)/.exec(cookies)?.[1];
}

/** The label of the checkbox for marketing consent as the visitor read it, without the mark of a required field. */
function consentTextOf(form: HTMLFormElement): string {
  const box = form.elements.namedItem(marketingConsentName);
  const label = box instanceof HTMLElement ? box.closest('label')?.cloneNode(true) : undefined;
  if (!(label instanceof HTMLElement)) return '';
  for (const mark of label.querySelectorAll('[aria-hidden]')) mark.remove();
  return label.textContent.trim();
}
