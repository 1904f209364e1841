import button from '../../components/Button.module.css';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { CategoryTile } from './CategoryTile.tsx';
import { Connector } from './Connector.tsx';
import styles from './OpenPayment.module.css';
import { Badge, Money, Panel, RowFrame } from './Panel.tsx';
import { Receipt } from './Receipt.tsx';
import type { SceneData, SceneRow } from './scene-data.ts';

interface OpenPaymentProps {
  readonly scene: SceneData;
  readonly payment: SceneRow;
}

/** One payment with its receipt, the rule that allowed it, and the lines of its posting. */
export function OpenPayment({ scene, payment }: OpenPaymentProps) {
  return (
    <div className={styles.payment}>
      <Head scene={scene} payment={payment} />
      <div className={styles.plane}>
        <Receipt scene={scene} className={styles.receipt} />
      </div>
      {scene.rule_label && (
        <Panel heading={scene.rule_heading} end={<Badge>{scene.rule_badge}</Badge>}>
          <RowFrame
            sign={<CategoryTile category={payment.category} />}
            label={scene.rule_label}
            detail={scene.rule_detail}
          />
        </Panel>
      )}
      {scene.postings.length > 0 && <Posting scene={scene} />}
      <Foot scene={scene} />
    </div>
  );
}

function Head({ scene, payment }: OpenPaymentProps) {
  const card = [scene.card_holder, scene.note].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      <CategoryTile category={payment.category} />
      <div className={styles.names}>
        <b>{payment.label}</b>
        <small>{card}</small>
      </div>
      <div className={styles.state}>
        <Money amount={payment.amount} />
        <Badge tone="ok">{payment.note}</Badge>
      </div>
    </div>
  );
}

/** The accounts with their tax codes and amounts. The last line is the payment's sum. */
function Posting({ scene }: { readonly scene: SceneData }) {
  return (
    <Panel heading={scene.posting_heading} end={<Badge tone="ok">{scene.posting_badge}</Badge>}>
      {keyed(scene.postings).map(({ key, item }) => (
        <p key={key} className={styles.line}>
          <span>
            <b>{item.label}</b>
            <small>{item.detail}</small>
          </span>
          <Money amount={item.amount} />
        </p>
      ))}
      <p className={styles.sum}>
        <Connector className={styles.link} />
        <span>{scene.receipt_total_label}</span>
        <Money amount={scene.receipt_total} />
      </p>
    </Panel>
  );
}

/** Why the posting is as it is, and the button that books it. The button is only drawn: a scene takes no focus. */
function Foot({ scene: { posting_reason: reason, posting_action: action } }: { readonly scene: SceneData }) {
  if (!reason && !action) return null;
  return (
    <div className={styles.foot}>
      <span>{reason}</span>
      {action && (
        <span className={classNames(button.button, button.primary)}>
          {action}
          <Icon name="arrow" />
        </span>
      )}
    </div>
  );
}
