import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Unbroken } from '../../components/Unbroken.tsx';
import styles from './BudgetGauge.module.css';
import { Card } from './Card.tsx';
import { Gauge } from './Gauge.tsx';
import { Badge, Money, Panel, Row } from './Panel.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

interface BudgetGaugeProps {
  readonly scene: SceneData;
  readonly size: SceneSize;
  readonly isStep: boolean;
}

/**
 * A team's budget as a dial: the spent sum, the remaining sum, and the people who spent money. In a hero the card that
 * spends the budget can be beside it.
 */
export function BudgetGauge({ scene, size, isStep }: BudgetGaugeProps) {
  if (size !== 'hero' || !scene.card_holder) return <Budget scene={scene} size={size} isStep={isStep} />;
  return (
    <div className={styles.pair}>
      <Card
        className={styles.plastic}
        colourway="night"
        label={scene.card_label}
        holder={scene.card_holder}
        number={scene.note}
      />
      <Budget scene={{ ...scene, note: null }} size={size} isStep={isStep} />
    </div>
  );
}

function Budget({ scene, size, isStep }: BudgetGaugeProps) {
  const { total, limit } = scene;
  const [spent, left] = scene.columns;
  const isWhole = Number.isInteger(total) && Number.isInteger(limit);
  return (
    <Panel
      className={classNames(styles.budget, size === 'card' && styles.card, isStep && styles.step)}
      heading={scene.heading}
      end={<Badge>{scene.badge}</Badge>}
    >
      {total !== null && limit ? (
        <>
          <Gauge share={total / limit} className={styles.dial} />
          <div className={styles.sums}>
            <Sum amount={total} label={spent?.label} isWhole={isWhole} />
            <Sum amount={limit - total} label={left?.label} isWhole={isWhole} />
          </div>
        </>
      ) : null}
      {keyed(scene.rows).map(({ key, item }) => (
        <Row key={key} row={item} />
      ))}
      {scene.note && (
        <p className={styles.note}>
          <Unbroken text={scene.note} />
        </p>
      )}
    </Panel>
  );
}

interface SumProps {
  readonly amount: number;
  readonly label: string | null | undefined;
  readonly isWhole: boolean;
}

function Sum({ amount, label, isWhole }: SumProps) {
  return (
    <div>
      <Money amount={amount} isWhole={isWhole} />
      <span>{label}</span>
    </div>
  );
}
