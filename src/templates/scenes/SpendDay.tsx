import { categoryColours, colours } from '../../../config/tokens.ts';
import button from '../components/Button.module.css';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/Icon.tsx';
import { keyed } from '../components/keyed.ts';
import { Portrait } from '../components/Portrait.tsx';
import { Sun } from '../components/Sun.tsx';
import { usePage } from '../page-context.ts';
import { Card } from './Card.tsx';
import { knownCategory } from './CategoryTile.tsx';
import { Connector } from './Connector.tsx';
import { dialHour, hourIn } from './clock.ts';
import { Money, Panel, Row, RowFrame } from './Panel.tsx';
import { Receipt } from './Receipt.tsx';
import styles from './SpendDay.module.css';
import type { SceneData, SceneRow, SceneSize } from './scene-data.ts';

/** A company's day so far: under the sun the card, its receipt, the feed and a request; smaller, the last two. */
export function SpendDay({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  if (size !== 'hero') {
    return (
      <>
        <Feed scene={scene} />
        <Request scene={scene} />
      </>
    );
  }
  return (
    <div className={styles.day}>
      <Sundial rows={scene.rows} />
      <Feed scene={scene} hasReceipt />
      <Request scene={scene} />
      {scene.card_holder && (
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
  return (
    <Panel className={styles.feed} heading={scene.heading} end={<Money amount={scene.total} />}>
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

/** What needs a person. Its buttons are drawn, not working: a scene takes no focus. */
function Request({ scene }: { readonly scene: SceneData }) {
  if (!scene.request_heading) return null;
  return (
    <Panel className={styles.request} heading={null}>
      <RowFrame
        sign={<Portrait person={scene.request_person ?? ''} className={styles.face} />}
        label={scene.request_heading}
        detail={scene.request_detail}
      />
      <div className={styles.answers}>
        {scene.request_decline && <span className={button.button}>{scene.request_decline}</span>}
        {scene.request_approve && (
          <span className={classNames(button.button, button.primary)}>
            {scene.request_approve}
            <Icon name="check" />
          </span>
        )}
      </div>
    </Panel>
  );
}

const centre = { x: 520, y: 530 };
const radius = 450;
const box = `0 0 ${centre.x * 2} ${centre.y}`;
/** Seen beside what stands before the sun. */
const hours = [7, 8, 9, 11, 12, 13, 14, 15, 16];

/** The sun as a dial from six to six: fifteen degrees are an hour, and each payment stands where it happened. */
function Sundial({ rows }: { readonly rows: readonly SceneRow[] }) {
  const { locale } = usePage();
  return (
    <svg className={styles.sun} viewBox={box} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Sun cx={centre.x} cy={centre.y} r={radius} core={colours['sun-300']} length={8} width={1.3} gap={18} />
      {hours.map((hour) => (
        <text key={hour} {...pointAt(hour, radius + 54, 4)}>
          {dialHour(hour, locale.htmlLang)}
        </text>
      ))}
      <g stroke={colours.white} strokeWidth="3">
        {keyed(rows).map(({ key, item }) => (
          <Moment key={key} row={item} />
        ))}
      </g>
    </svg>
  );
}

function Moment({ row }: { readonly row: SceneRow }) {
  const hour = hourIn(row.detail);
  if (hour === undefined || hour < 6 || hour > 18) return null;
  const { x, y } = pointAt(hour, radius);
  const fill = categoryColours[knownCategory(row.category)].tile;
  return row.is_highlighted ? (
    <circle cx={x} cy={y} r="12" fill={fill} stroke={colours['petrol-950']} />
  ) : (
    <circle cx={x} cy={y} r="8" fill={fill} />
  );
}

/** Where an hour stands on a circle; `drop` lowers a text's foot so that its middle is there. */
function pointAt(hour: number, distance: number, drop = 0): { x: number; y: number } {
  const angle = ((18 - hour) / 12) * Math.PI;
  return {
    x: Math.round(centre.x + distance * Math.cos(angle)),
    y: Math.round(centre.y - distance * Math.sin(angle) + drop),
  };
}
