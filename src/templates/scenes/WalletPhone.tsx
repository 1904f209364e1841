import { colours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { usePage } from '../page-context.ts';
import { Card, type Colourway } from './Card.tsx';
import { Badge, Row } from './Panel.tsx';
import { Answers } from './Request.tsx';
import { Seal } from './Seal.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';
import styles from './WalletPhone.module.css';

/**
 * A phone with a card in its wallet at a card reader, and the expense of that payment. Without a sum there is no
 * reader. If the payment was declined, the phone asks its holder about it. If two answers are possible, the payment may
 * be a stranger's, and the card is closed; one answer asks a colleague for permission. The content's `columns` name
 * other cards of the wallet, which are behind the card in use.
 */
export function WalletPhone({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <div className={classNames(styles.scene, styles[size])}>
      <Phone scene={scene} />
      <Reader scene={scene} />
    </div>
  );
}

/** The colours of the cards behind the one in use, from the back. */
const behind: readonly Colourway[] = ['deep', 'haze', 'noon'];

function Phone({ scene }: { readonly scene: SceneData }) {
  return (
    <div className={styles.phone} data-theme="light">
      <div className={styles.screen}>
        <p className={styles.status}>
          <span>{scene.receipt_time}</span>
          <Battery />
        </p>
        <p className={styles.title}>{scene.heading}</p>
        <div className={classNames(styles.wallet, scene.columns.length === 0 && styles.edges)}>
          {keyed(scene.columns).map(({ key, item }) => (
            <Card
              key={key}
              className={classNames(styles.plastic, styles.behind)}
              colourway={behind[key % behind.length] ?? 'deep'}
              label={item.label}
              holder={null}
              number={null}
            />
          ))}
          <Card
            className={styles.plastic}
            colourway="night"
            label={scene.card_label}
            holder={scene.card_holder}
            number={scene.note}
            isClosed={Boolean(scene.request_decline)}
          />
        </div>
        {scene.request_heading ? <Question scene={scene} /> : <Paid scene={scene} />}
        <div className={styles.feed}>
          {keyed(scene.rows).map(({ key, item }) => (
            <Row key={key} row={item} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Paid({ scene }: { readonly scene: SceneData }) {
  if (!scene.badge) return null;
  return (
    <p className={styles.paid}>
      <Seal className={styles.seal} />
      {scene.badge}
    </p>
  );
}

function Question({ scene }: { readonly scene: SceneData }) {
  return (
    <>
      <div className={styles.question}>
        <Badge>{scene.badge}</Badge>
        <b>{scene.request_heading}</b>
        <small>{scene.request_detail}</small>
      </div>
      <Answers scene={scene} />
    </>
  );
}

function Battery() {
  return (
    <svg width="22" height="12" aria-hidden="true">
      <path fill="none" stroke={colours['petrol-950']} strokeWidth="1.5" d="M1 1h17v10H1z" />
      <path fill={colours['petrol-950']} d="M3 3h10v6H3zM19 4h2v4h-2z" />
    </svg>
  );
}

/** A card reader that shows a payee and an amount, with the waves of a contactless payment. */
function Reader({ scene }: { readonly scene: SceneData }) {
  const { format } = usePage();
  if (scene.receipt_total === null) return null;
  return (
    <div className={styles.reader}>
      <Waves />
      <div className={styles.display}>
        <small>{scene.receipt_merchant}</small>
        <b>{format.money(scene.receipt_total)}</b>
      </div>
      <Keys />
    </div>
  );
}

function Waves() {
  return (
    <svg
      className={styles.waves}
      viewBox="0 0 80 40"
      fill="none"
      stroke={colours['sun-500']}
      strokeWidth="5"
      aria-hidden="true"
    >
      <path fill={colours['sun-500']} stroke="none" d="M32 40a8 8 0 0 1 16 0z" />
      <path d="M22 40a18 18 0 0 1 36 0M10 40a30 30 0 0 1 60 0" />
    </svg>
  );
}

function Keys() {
  return (
    <svg className={styles.keys} viewBox="0 0 120 84" aria-hidden="true">
      <path stroke={colours['petrol-800']} strokeWidth="16" strokeDasharray="32 12" d="M0 8h120M0 34h120M0 60h120" />
    </svg>
  );
}
