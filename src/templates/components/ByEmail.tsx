import type { KeyTextField, LinkField } from '@prismicio/client';
import { classNames } from '../../components/class-names.ts';
import { Phrases } from '../../components/Phrases.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import type { FileView } from '../../components/view-models.ts';
import { byEmailAttribute } from '../../rules/markup.ts';
import { usePage } from '../page-context.ts';
import styles from './ByEmail.module.css';
import { canSendAddress } from './can-send-address.ts';
import { FormCard } from './FormCard.tsx';

interface ByEmailProps {
  readonly id: string;
  readonly primary: {
    readonly lead_form: LinkField;
    readonly send_heading: KeyTextField;
    readonly send_text: KeyTextField;
  };
  /** The file whose address is sent. Without one it is the address of the page. */
  readonly file?: FileView;
  /** True if the form stands in a column of its own, beside what it sends. */
  readonly isBeside?: boolean;
}

/**
 * The form by which visitors have the address of a free tool or of a template sent to them by email. The form does not
 * know the entries in the tool. It is left out on a site that takes no leads.
 */
export function ByEmail({ id, primary, file, isBeside = false }: ByEmailProps) {
  const page = usePage();
  if (!canSendAddress(page, primary)) return null;
  const sends = file && { pdf_url: new URL(file.href, page.site.origin).href };
  return (
    <div
      id={id}
      className={classNames(styles.email, isBeside && styles.beside)}
      data-print="no"
      {...{ [byEmailAttribute]: true }}
    >
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={primary.send_heading ?? ''} />
        </h2>
        <p className={styles.text}>
          <Unbroken text={primary.send_text ?? ''} />
        </p>
      </div>
      <FormCard field={primary.lead_form} heading={null} level="h3" id={`${id}-form`} {...(sends && { sends })} />
    </div>
  );
}
