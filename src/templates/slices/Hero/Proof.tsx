import type { Content } from '@prismicio/client';
import { HalfDisc } from '../../../components/HalfDisc.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Proof.module.css';

type Fields = Pick<
  Content.HeroSliceFormPrimary,
  'quote' | 'author' | 'role' | 'portrait' | 'score' | 'out_of' | 'source'
>;

/** What speaks for the product beside a form: a customer's quote, and a score with its source. */
export function Proof({ fields }: { readonly fields: Fields }) {
  const { quote } = fields;
  return (
    <>
      {quote && <Quote fields={fields} quote={quote} />}
      <Score fields={fields} />
    </>
  );
}

function Quote({ fields: { author, role, portrait }, quote }: { readonly fields: Fields; readonly quote: string }) {
  return (
    <figure className={styles.quote}>
      {portrait && <Portrait person={portrait} className={styles.portrait} />}
      <blockquote className={styles.said}>{quote}</blockquote>
      {(author || role) && (
        <figcaption className={styles.words}>
          {author && <b>{author}</b>}
          {role && <span className={styles.line}>{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function Score({ fields: { score, out_of: best, source } }: { readonly fields: Fields }) {
  const { format } = usePage();
  if (score === null || !best) return null;
  return (
    <p className={styles.score}>
      <HalfDisc share={score / best} width={64} />
      <span>
        <b>{format.number(score, { minimumFractionDigits: 1 })}</b> / {format.number(best)}
        {source && <span className={styles.line}>{source}</span>}
      </span>
    </p>
  );
}
