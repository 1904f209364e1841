import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { HiddenFields } from '../../components/HiddenFields.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Segments } from '../../components/Segments.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import { lineId, signUpDialogId, signUpFormAttributes } from '../../rules/markup.ts';
import type { SignUpProps, SignUpQuote, SignUpRatings, SignUpTarget } from './contract.ts';
import styles from './SignUp.module.css';

/**
 * The sign-up dialog. Scripts open it; the browser closes it, also at a press outside it, and closing clears the form.
 * The markup contains all variants: the late script sets `signUpVariantAttribute` before the dialog is visible, and the
 * style sheet shows one variant.
 */
export function SignUp(props: SignUpProps) {
  const [visit, setVisit] = useState(0);
  const { partner, quote, ratings } = props;
  return (
    <dialog
      id={signUpDialogId}
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
            <span className={styles.forVisitors}>
              <Unbroken text={props.title} />
            </span>
            <span className={styles.forPartners}>{partner.title}</span>
          </h2>
          <p className={classNames(styles.subtitle, styles.usual)}>{props.subtitle}</p>
          <p className={classNames(styles.subtitle, styles.forPartners)}>{partner.subtitle}</p>
        </div>
        {quote && <Quote {...quote} />}
        {ratings && <Ratings {...ratings} />}
        {props.features.length > 0 && (
          <div className={styles.features}>
            <Ticks items={props.features} />
          </div>
        )}
        {props.targets.map((target) => (
          <EmailForm key={`${target.kind}-${visit}`} target={target} {...props} />
        ))}
        <p className={styles.disclaimer} id={termsId}>
          <Segments segments={props.terms} /> {props.enrichment}
        </p>
        {props.disclaimer && (
          <p className={styles.disclaimer}>
            <Unbroken text={props.disclaimer} />
          </p>
        )}
        {props.captchaTerms && <p className={styles.disclaimer}>{props.captchaTerms}</p>}
      </div>
    </dialog>
  );
}

const termsId = lineId(signUpDialogId, 'terms');

function Quote({ logo, title, author, subtitle }: SignUpQuote) {
  return (
    <figure className={styles.quote}>
      <Picture picture={logo} className={styles.quoteLogo} />
      <blockquote className={styles.words}>{title}</blockquote>
      <figcaption className={styles.subtitle}>
        <b>{author}</b>, {subtitle}
      </figcaption>
    </figure>
  );
}

function Ratings({ ratings, subtitle }: SignUpRatings) {
  return (
    <div className={styles.ratings}>
      <ul className={styles.scores}>
        {ratings.map(({ logo, score }) => (
          <li key={logo.src}>
            <Picture picture={logo} />
            {score && <b>{score}</b>}
          </li>
        ))}
      </ul>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}

function EmailForm({
  target: { kind, action, parameters, leadForm },
  emailLabel,
  emailPlaceholder,
  submitLabel,
  busyLabel,
  leads,
}: SignUpProps & { target: SignUpTarget }) {
  return (
    <form
      className={classNames(styles.form, kind === 'partner' ? styles.forPartners : styles.forVisitors)}
      action={action}
      {...signUpFormAttributes({ leadData: leads, leadForm })}
    >
      <HiddenFields values={parameters} />
      <TextInput
        id={`sign-up-email-${kind}`}
        name="email"
        type="email"
        autoComplete="email"
        label={emailLabel}
        placeholder={emailPlaceholder}
        describedBy={termsId}
        isRequired
        isFirst={kind === 'visitor'}
      />
      <Button type="submit" variant="primary" isWide busyText={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
