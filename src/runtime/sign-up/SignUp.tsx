import { useState } from 'react';
import { Button } from '../../templates/components/Button.tsx';
import { HiddenFields } from '../../templates/components/HiddenFields.tsx';
import { Icon } from '../../templates/components/Icon.tsx';
import { Picture } from '../../templates/components/Picture.tsx';
import { TextInput } from '../../templates/components/TextInput.tsx';
import { Ticks } from '../../templates/components/Ticks.tsx';
import type { SignUpProps } from './contract.ts';
import styles from './SignUp.module.css';

/** The sign-up dialog. It opens and closes natively, by a press beside it too; what was typed is forgotten when it is dismissed. */
export function SignUp(props: SignUpProps) {
  const [visit, setVisit] = useState(0);
  return (
    <dialog
      id="sign-up"
      className={styles.dialog}
      aria-labelledby="sign-up-title"
      data-theme="light"
      closedby="any"
      onClose={() => setVisit((count) => count + 1)}
    >
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={props.closeLabel}>
          <Icon name="close" />
        </button>
      </form>
      <Picture picture={props.picture} className={styles.band} />
      <div className={styles.body}>
        <div>
          <h2 id="sign-up-title" className={styles.title}>
            {props.title}
          </h2>
          <p className={styles.subtitle}>{props.subtitle}</p>
        </div>
        {props.features.length > 0 && <Ticks items={props.features} />}
        <EmailForm key={visit} {...props} />
        {props.disclaimer && <p className={styles.disclaimer}>{props.disclaimer}</p>}
        {props.captchaTerms && <p className={styles.disclaimer}>{props.captchaTerms}</p>}
      </div>
    </dialog>
  );
}

function EmailForm({ action, parameters, emailLabel, emailPlaceholder, submitLabel, leads }: SignUpProps) {
  return (
    <form className={styles.form} action={action} data-form="sign-up" data-leads={leads}>
      <HiddenFields values={parameters} />
      <TextInput
        id="sign-up-email"
        name="email"
        type="email"
        autoComplete="email"
        label={emailLabel}
        placeholder={emailPlaceholder}
        isRequired
        isFirst
      />
      <Button type="submit" variant="primary" isWide>
        {submitLabel}
      </Button>
    </form>
  );
}
