import type { LinkField } from '@prismicio/client';
import { use } from 'react';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { classNames } from '../../components/class-names.ts';
import { HiddenFields } from '../../components/HiddenFields.tsx';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { Unbroken } from '../../components/Unbroken.tsx';
import { type LeadFormDocument, leadFormDefinition } from '../../content/meaning/lead-form.ts';
import { textsOf } from '../../content/meaning/locale-strings.ts';
import { consentWords } from '../../rules/leads/consent-words.ts';
import { leadAction } from '../../rules/leads/lead-fields.ts';
import { type LeadFormDefinition, marketingConsentName } from '../../rules/leads/lead-form.ts';
import { fieldId, leadFormAttributes, lineId, successesAttribute } from '../../rules/markup.ts';
import { usePage } from '../page-context.ts';
import { PageLeadsContext } from '../page-leads.ts';
import { LeadField } from './LeadField.tsx';
import styles from './LeadForm.module.css';
import { captchaTerms, leadDataPathname } from './lead-data.ts';
import { hiddenValues, type LeadFormPart, partsOf } from './lead-form-fields.ts';
import { RichText } from './RichText.tsx';

interface LeadFormProps {
  /** A relationship to a `lead_form` document. */
  readonly field: LinkField | null | undefined;
  /** The prefix of the ids of the form's fields. A page may have several forms. */
  readonly id: string;
  /**
   * `stack` is for cards: its button is as wide as the card. `columns` is for open pages. `row` has one field with the
   * button beside it. Fields of half width are shown in pairs wherever the form has room for two.
   */
  readonly layout?: 'stack' | 'columns' | 'row';
  /**
   * Values that the form sends in addition to those of its document, such as the requested ebook. A value given here
   * replaces the document's value of the same name.
   */
  readonly sends?: Readonly<Record<string, string>> | undefined;
}

/** A lead form as its document describes it. Without a document there is no markup. */
export function LeadForm({ field, id, layout: wanted = 'stack', sends = {} }: LeadFormProps) {
  const page = usePage();
  const document = page.related('lead_form', field);
  if (!document) return null;
  const form = document.data;
  const definition = leadFormDefinition(document, { link: page.link, asksForFile: 'pdf_url' in sends });
  // If the page gives its form a thank-you page of its own, such as that of the requested ebook, no option that a
  // visitor chooses replaces it.
  const successes = sends.success ? [] : definition.successes;
  const parts = partsOf(form.fields);
  // The `row` layout has room for one field only: any further field would be below the button.
  const layout = wanted === 'row' && form.fields.length > 1 ? 'columns' : wanted;
  const hasFileField = definition.fields.some(({ type }) => type === 'file');
  // The note that explains the asterisks is left out of a row: it would be longer than the form's only field.
  const hasNote = layout !== 'row' && definition.fields.some(({ isRequired }) => isRequired);
  return (
    <form
      id={id}
      className={classNames(styles.form, styles[layout])}
      data-print="no"
      method="post"
      action={leadAction(page.route.pathname)}
      encType={hasFileField ? 'multipart/form-data' : undefined}
      {...leadFormAttributes(leadDataPathname(page))}
      {...(successes.length > 0 && { [successesAttribute]: JSON.stringify(successes) })}
    >
      <HiddenFields values={{ ...use(PageLeadsContext), ...hiddenValues(definition, page), ...sends }} />
      {hasNote && <p className={styles.note}>{page.string('required_note')}</p>}
      {keyed(parts).map(({ key, item }) => (
        <Part key={key} part={item} formId={id} />
      ))}
      <Foot form={form} definition={definition} id={id} isWide={layout === 'stack'} />
    </form>
  );
}

function Part({ part: { legend, fields }, formId }: { readonly part: LeadFormPart; readonly formId: string }) {
  const all = keyed(fields).map(({ key, item }) => (
    <div key={key} className={item.width === 'half' ? styles.half : styles.full}>
      <LeadField field={item} formId={formId} />
    </div>
  ));
  if (!legend) return <div className={styles.fields}>{all}</div>;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{all}</div>
    </fieldset>
  );
}

interface FootProps {
  readonly form: LeadFormDocument;
  readonly definition: LeadFormDefinition;
  readonly id: string;
  readonly isWide: boolean;
}

/**
 * The end of a form: the consent box, which is never ticked in advance, the button, the messages about sending, and
 * legal notes.
 */
function Foot({ form, definition, id, isWide }: FootProps) {
  const page = usePage();
  const isConsentRequired = definition.fields.some(({ type, isRequired }) => type === 'consent' && isRequired);
  const terms = captchaTerms(page);
  return (
    <>
      {definition.hasMarketingConsent && (
        <div className={styles.consent}>
          <Checkbox
            id={fieldId(id, marketingConsentName)}
            name={marketingConsentName}
            isRequired={isConsentRequired}
            validationMessage={isConsentRequired ? page.string('consent') : undefined}
          >
            <Unbroken text={consentWords(textsOf(['consent_label', 'marketing_emails_consent_text'], page.string))} />
          </Checkbox>
        </div>
      )}
      <div className={styles.submit}>
        <Button type="submit" variant="primary" isWide={isWide} busyText={page.string('sending')}>
          {form.submit_label || page.string('sign_up')}
        </Button>
      </div>
      <p className={styles.failed} id={lineId(id, 'failed')} role="alert" hidden>
        <Icon name="warning" />
        <span>{page.string('form_error')}</span>
      </p>
      {form.success_message && (
        <p className={styles.sent} id={lineId(id, 'sent')} role="status" hidden>
          <Icon name="check" />
          <span>{form.success_message}</span>
        </p>
      )}
      <div className={styles.legal} id={lineId(id, 'terms')}>
        <RichText field={form.consent_text.length > 0 ? form.consent_text : page.richString('privacy_consent_text')} />
        {terms && <p>{terms}</p>}
      </div>
    </>
  );
}
