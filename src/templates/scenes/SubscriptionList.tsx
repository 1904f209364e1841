import { categoryColours, colours } from '../../../config/tokens.ts';
import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Card } from './Card.tsx';
import { CategoryTile, knownCategory } from './CategoryTile.tsx';
import { Badge, Money, Panel, RowEnd, RowFrame } from './Panel.tsx';
import styles from './SubscriptionList.module.css';
import { type DialMoment, Sundial } from './Sundial.tsx';
import { isCancelled, type SceneData, type SceneRow, type SceneSize } from './scene-data.ts';

/** The subscriptions that renew this month, by day, and the card of a cancelled one, whose sun has set. */
export function SubscriptionList({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <>
      {size === 'hero' && <MonthDial rows={scene.rows} />}
      <div className={classNames(styles.list, styles[size])}>
        <Panel className={styles.panel} heading={scene.heading} end={<Badge>{scene.badge}</Badge>}>
          {keyed(scene.rows).map(({ key, item }) => (
            <Renewal key={key} row={item} />
          ))}
          {scene.total !== null && (
            <p className={styles.total}>
              <span>{scene.columns[0]?.label}</span>
              <Money amount={scene.total} />
            </p>
          )}
        </Panel>
        {scene.card_holder && (
          <Card
            className={styles.closed}
            colourway="deep"
            label={scene.card_label}
            holder={scene.card_holder}
            number={scene.note}
            isClosed
          />
        )}
      </div>
    </>
  );
}

function Renewal({ row }: { readonly row: SceneRow }) {
  return (
    <div className={styles.renewal} data-cancelled={isCancelled(row) || undefined}>
      <RowFrame
        sign={<CategoryTile category={row.category} />}
        label={row.label}
        detail={row.detail}
        isLit={row.is_highlighted}
        isWaiting={row.is_waiting}
      >
        <RowEnd row={row} />
      </RowFrame>
    </div>
  );
}

const lastDay = 31;
/**
 * The month is on the part of the rim that is free at every width from tablets on, between the closed card and the list:
 * where it begins, and how long it is, as shares of the half circle.
 */
const free = { from: 0.285, length: 0.175 };
/** Two dates that are fewer days apart would touch each other. */
const minDaysBetweenDates = 7;

/**
 * A dial of the month with a mark on the day of each renewal, and dates where there is room. The mark of a cancelled
 * subscription is an empty circle, and always has its date.
 */
function MonthDial({ rows }: { readonly rows: readonly SceneRow[] }) {
  const renewals = rows.flatMap(renewalOf);
  const dated = renewals.filter(({ moment }) => moment.isHighlighted);
  for (const renewal of renewals) {
    if (dated.every(({ day }) => Math.abs(day - renewal.day) >= minDaysBetweenDates)) dated.push(renewal);
  }
  return (
    <Sundial
      marks={dated.map(({ moment: { at }, date }) => ({ at, text: date }))}
      moments={renewals.map(({ moment }) => moment)}
    />
  );
}

interface DialRenewal {
  readonly day: number;
  /** The date in the words of the list: "12 Nov" of "12 Nov · Ada". A number alone could be an hour. */
  readonly date: string;
  readonly moment: DialMoment;
}

function renewalOf(row: SceneRow): DialRenewal[] {
  const day = Number.parseInt(row.value ?? '', 10);
  if (!(day >= 1 && day <= lastDay)) return [];
  const fill = isCancelled(row) ? colours.white : categoryColours[knownCategory(row.category)].tile;
  return [
    {
      day,
      date: row.detail?.split(' · ')[0] ?? String(day),
      moment: { at: onDial(day), fill, isHighlighted: isCancelled(row) },
    },
  ];
}

function onDial(day: number): number {
  return free.from + (free.length * (day - 1)) / (lastDay - 1);
}
