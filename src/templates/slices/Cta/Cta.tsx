import { classNames } from '../../../components/class-names.ts';
import { hasHead } from '../../../components/has-head.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { SignUpForm } from '../../components/SignUpForm.tsx';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import { Closing } from './Closing.tsx';
import styles from './Cta.module.css';

type CtaSlice = SliceOf<'cta'>;

/**
 * A call to action with a drawing on the horizon, over the full width or on a card. Without words there is no
 * markup.
 */
export function Cta({ slice, index }: SliceProps<'cta'>) {
  const { primary, variation } = slice;
  const id = primary.anchor_id || undefined;
  const isBare = primary.closing === 'none';
  if (!hasHead(primary)) return null;
  if (variation === 'card') {
    return (
      <section className={styles.around} id={id} data-theme="light" data-print="no">
        <div className={classNames(styles.card, isBare && styles.bare)} data-theme={cardTheme(primary.theme)}>
          <Call slice={slice} index={index} />
        </div>
      </section>
    );
  }
  return (
    <section
      className={classNames(styles.cta, isBare && styles.bare)}
      id={id}
      data-theme={primary.theme ?? 'brand'}
      data-print="no"
    >
      <Call slice={slice} index={index} />
    </section>
  );
}

/**
 * Returns the theme of a card. The card lies on white, so `light` becomes `tint`: a white card would have no edge, and
 * its drawing no horizon.
 */
function cardTheme(theme: CtaSlice['primary']['theme']) {
  return theme === 'light' ? 'tint' : (theme ?? 'brand');
}

function Call({ slice, index }: { readonly slice: CtaSlice; readonly index: number }) {
  return (
    <>
      <SectionHead primary={slice.primary} level={index === 0 ? 'h1' : 'h2'} />
      {slice.variation === 'email_signup' ? (
        <SignUpForm id={`email-${index}`} submitLabel={slice.primary.submit_label} hint={slice.primary.hint} />
      ) : (
        <ActionLinks fields={slice.primary.links} />
      )}
      <Closing name={slice.primary.closing ?? 'sun'} />
    </>
  );
}
