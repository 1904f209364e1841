import type { KeyTextField, LinkField } from '@prismicio/client';
import { byEmailId } from '../../../rules/markup.ts';
import { FormCard } from '../../components/FormCard.tsx';
import { usePage } from '../../page-context.ts';
import styles from './ByEmail.module.css';
import { canSendAddress } from './tool-links.ts';

interface ByEmailProps {
  readonly primary: {
    readonly lead_form: LinkField;
    readonly send_heading: KeyTextField;
    readonly send_text: KeyTextField;
  };
}

/**
 * The form with which a visitor has the tool's address sent by email. It is apart from the tool, whose entries it does not
 * know. A site that takes no leads does not have it.
 */
export function ByEmail({ primary }: ByEmailProps) {
  const page = usePage();
  if (!canSendAddress(page, primary)) return null;
  return (
    <div id={byEmailId} className={styles.email} data-print="no">
      <div className={styles.words}>
        <h2 className={styles.heading}>{primary.send_heading}</h2>
        <p className={styles.text}>{primary.send_text}</p>
      </div>
      <FormCard field={primary.lead_form} heading={null} level="h3" id="email-link" />
    </div>
  );
}
