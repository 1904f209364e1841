import { keyed } from '../../components/keyed.ts';
import { usePage } from '../page-context.ts';
import { Card } from './Card.tsx';
import { Connector } from './Connector.tsx';
import { firstHour, momentsOf, onDial, storyHour } from './day-hours.ts';
import { Money, Panel, Row } from './Panel.tsx';
import { Receipt } from './Receipt.tsx';
import { Request } from './Request.tsx';
import styles from './SpendDay.module.css';
import { Sundial } from './Sundial.tsx';
import type { SceneData, SceneRow, SceneSize } from './scene-data.ts';

/**
 * A company's day so far, in front of the sun: a card, its receipt, the feed of payments and a request. A request in
 * another app is in the card's place. Sizes other than `hero` show only the feed and the request.
 */
export function SpendDay({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  if (size !== 'hero') {
    return (
      <>
        <Feed scene={scene} />
        <Request scene={scene} className={styles.request} />
      </>
    );
  }
  return (
    <div className={styles.day}>
      <DayDial rows={scene.rows} hours={scene.app ? besideMessage : besideCard} />
      {/* On phones the receipt is above the payments, in wider windows beside them. */}
      <Receipt scene={scene} className={styles.above} />
      <Feed scene={scene} hasReceipt />
      <Request scene={scene} className={scene.app ? styles.message : styles.request} />
      {scene.card_holder && !scene.app && (
        <Card
          className={styles.card}
          colourway="night"
          label={scene.card_label}
          holder={scene.card_holder}
          number={scene.note}
        />
      )}
    </div>
  );
}

function Feed({ scene, hasReceipt = false }: { readonly scene: SceneData; readonly hasReceipt?: boolean }) {
  const total = (
    <span className={styles.total}>
      <Money amount={scene.total} />
    </span>
  );
  return (
    <Panel className={styles.feed} heading={scene.heading} end={total}>
      {keyed(scene.rows).map(({ key, item }) => (
        <Row key={key} row={item}>
          {hasReceipt && item.is_highlighted && scene.receipt_merchant && (
            <>
              <Receipt scene={scene} className={styles.receipt} />
              <Connector className={styles.link} />
            </>
          )}
        </Row>
      ))}
    </Panel>
  );
}

/**
 * The hours that are written on the dial, from the last one before the highlighted payment. Panels in front of the sun
 * would hide the other hours. The receipt above a message is lower than one above a card, and leaves one hour more free.
 */
const besideCard = [-6, -5, -4, -2, -1, 0, 1, 2, 3];
const besideMessage = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3];

/** A dial of twelve hours: an hour is fifteen degrees, and each payment is marked at its hour. */
function DayDial({ rows, hours }: { readonly rows: readonly SceneRow[]; readonly hours: readonly number[] }) {
  const { format } = usePage();
  const first = firstHour(rows);
  const story = storyHour(first);
  const marks = hours.map((after) => ({
    at: onDial(story + after, first),
    text: format.dialHour(story + after),
  }));
  return <Sundial marks={marks} moments={momentsOf(rows, first)} turn={(Math.ceil(first) - first) * 15} />;
}
