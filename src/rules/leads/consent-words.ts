/**
 * The words beside the box for marketing mail: `I agree. Send me guides by email.` The form shows them, and they are the
 * consent that HubSpot records.
 */
export function consentWords(texts: {
  readonly consent_label: string;
  readonly marketing_emails_consent_text: string;
}): string {
  return [texts.consent_label && `${texts.consent_label}.`, texts.marketing_emails_consent_text]
    .filter(Boolean)
    .join(' ');
}
