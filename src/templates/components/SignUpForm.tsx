import { use } from 'react';
import { Button } from '../../components/Button.tsx';
import { HiddenFields } from '../../components/HiddenFields.tsx';
import { Segments } from '../../components/Segments.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { lineId, signUpFormAttributes } from '../../rules/markup.ts';
import { usePage } from '../page-context.ts';
import { SignUpPageContext } from '../sign-up-page.ts';
import { captchaTerms, leadDataPathname } from './lead-data.ts';
import styles from './SignUpForm.module.css';
import { segmentsOf } from './segments.ts';
import { signUpTarget } from './sign-up-target.ts';

interface SignUpFormProps {
  /** The field's id. A page may have several of these forms. */
  readonly id: string;
  readonly submitLabel: string | null | undefined;
  readonly hint: string | null | undefined;
}

/**
 * A form with one work email address and a button, and with what visitors accept by sending it. Without scripts the
 * form leads to the product's own sign-up.
 */
export function SignUpForm({ id, submitLabel, hint }: SignUpFormProps) {
  const page = usePage();
  const kind = use(SignUpPageContext) === 'partner' ? 'partner' : 'visitor';
  const { action, parameters, leadForm } = signUpTarget(page, kind);
  const terms = captchaTerms(page);
  return (
    <form
      className={styles.form}
      data-print="no"
      action={action}
      {...signUpFormAttributes({ leadData: leadDataPathname(page), leadForm })}
    >
      <HiddenFields values={parameters} />
      <TextInput
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        label={page.string('your_email_label')}
        placeholder={page.string('email_placeholder')}
        describedBy={lineId(id, 'terms')}
        isRequired
      />
      <Button type="submit" variant="primary" busyText={page.string('sending')}>
        {submitLabel || page.string('sign_up')}
      </Button>
      {hint && <p className={styles.hint}>{hint}</p>}
      <p className={styles.hint} id={lineId(id, 'terms')}>
        <Segments segments={segmentsOf(page, page.richString('accept_terms_and_privacy'))} />
      </p>
      {terms && <p className={styles.hint}>{terms}</p>}
    </form>
  );
}
