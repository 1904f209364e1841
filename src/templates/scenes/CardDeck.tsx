import { classNames } from '../../components/class-names.ts';
import { keyed } from '../../components/keyed.ts';
import { Card, type Colourway } from './Card.tsx';
import styles from './CardDeck.module.css';
import type { SceneData, SceneRow, SceneSize } from './scene-data.ts';

/** The places of the cards in the fan, from back to front. */
const places = ['left2', 'right2', 'left1', 'right1'] as const;
/**
 * The designs of the cards behind the front one, which has the night design, as has the card of a person's day or phone:
 * a card looks the same wherever it is shown.
 */
const colours: readonly Colourway[] = ['ember', 'deep', 'haze', 'ember'];

/** Up to five cards in a fan. The highlighted card, or else the last, is in the middle at the front. */
export function CardDeck({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  const front = scene.rows.find((row) => row.is_highlighted) ?? scene.rows.at(-1);
  const others = scene.rows.filter((row) => row !== front).slice(0, places.length);
  const skipped = places.length - others.length;
  return (
    <div className={classNames(styles.deck, styles[size])}>
      {keyed(others).map(({ key, item }) => (
        <DeckCard key={key} row={item} colourway={colours[key + skipped]} place={places[key + skipped]} />
      ))}
      {front && <DeckCard row={front} />}
    </div>
  );
}

function DeckCard({
  row,
  colourway = 'beacon',
  place,
}: {
  readonly row: SceneRow;
  readonly colourway?: Colourway | undefined;
  readonly place?: (typeof places)[number] | undefined;
}) {
  return (
    <Card
      className={classNames(place && styles[place])}
      colourway={colourway}
      label={row.detail}
      holder={row.label}
      number={row.value}
    />
  );
}
