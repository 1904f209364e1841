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
/** The days that are written on the dial. The list in front of the sun would hide the other days in part. */
const days = [6, 11, 26];

/**
 * A dial from the first day of the month to the last, with a mark on the day of each renewal. The mark of a cancelled
 * subscription is an empty circle.
 */
function MonthDial({ rows }: { readonly rows: readonly SceneRow[] }) {
  const marks = days.map((day) => ({ at: onDial(day), text: dateOn(day, rows) }));
  return <Sundial marks={marks} moments={rows.flatMap(momentOf)} />;
}

/**
 * Another day in the words of the list: `dateOn(6, rows)` is "6 Nov" if a row begins with "12 Nov · ". A number alone
 * could be an hour.
 */
function dateOn(day: number, rows: readonly SceneRow[]): string {
  const beginnings = rows.map((row) => row.detail?.split(' · ')[0] ?? '');
  const date = beginnings.find((words) => dateAfterTheFirst.test(words));
  return date?.replace(/\d+/, String(day)) ?? String(day);
}

/** "12 Nov", "12. Nov." or "Nov 12", but not "1er nov.", whose ending no other day has. */
const dateAfterTheFirst = /^(?:\p{L}+\.? )?(?:[2-9]|[1-9]\d)\D{0,9}$/u;

function momentOf(row: SceneRow): DialMoment[] {
  const day = Number.parseInt(row.value ?? '', 10);
  if (!(day >= 1 && day <= lastDay)) return [];
  const fill = isCancelled(row) ? colours.white : categoryColours[knownCategory(row.category)].tile;
  return [{ at: onDial(day), fill, isHighlighted: isCancelled(row) }];
}

function onDial(day: number): number {
  return (day - 1) / (lastDay - 1);
}
