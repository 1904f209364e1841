import type { KeyTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import { usePage } from '../page-context.ts';
import { CategoryTile } from './CategoryTile.tsx';
import styles from './Panel.module.css';
import type { SceneRow } from './scene-data.ts';

/** A white surface of the product with a heading. The surface sets a theme of its own to stay white in dark themes. */
export function Panel({
  heading,
  end,
  className,
  children,
}: {
  readonly heading: ReactNode;
  /** A sum or a badge in the row of the heading, at its end. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(styles.panel, className)} data-theme="light">
      {(heading || end) && (
        <p className={styles.head}>
          <span>{heading}</span>
          {end}
        </p>
      )}
      {children}
    </div>
  );
}

/**
 * A short label for a state. With the tone `ok` the label has a tick and marks something as done, such as `Paid back`.
 * Without a tone it only states a fact, such as `11 days left`.
 */
export function Badge({ tone, children }: { readonly tone?: 'ok'; readonly children: KeyTextField }) {
  if (!children) return null;
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone && <Icon name="check" size={16} />}
      {children}
    </span>
  );
}

/** A sum of money that never breaks across lines. */
export function Money({ amount, isWhole = false }: { readonly amount: number | null; readonly isWhole?: boolean }) {
  const { format } = usePage();
  return amount === null ? null : <b className={styles.num}>{format.money(amount, { whole: isWhole })}</b>;
}

/** One payment: its name, person and time at the left; its amount and status at the right. */
export function Row({ row, children }: { readonly row: SceneRow; readonly children?: ReactNode }) {
  return (
    <RowFrame
      sign={<CategoryTile category={row.category} />}
      label={row.label}
      detail={row.detail}
      isLit={row.is_highlighted}
      isWaiting={row.is_waiting}
    >
      <RowEnd row={row} />
      {children}
    </RowFrame>
  );
}

/** The amount and the status of a payment. */
export function RowEnd({ row }: { readonly row: SceneRow }) {
  return (
    <div className={styles.end}>
      <Money amount={row.amount} />
      {row.note && <small>{row.note}</small>}
    </div>
  );
}

interface RowFrameProps {
  /** An icon, or content of the same size, before the words: 32 px wide. */
  readonly sign: ReactNode;
  readonly label: KeyTextField;
  readonly detail: KeyTextField;
  readonly isLit?: boolean;
  readonly isWaiting?: boolean;
  /** True for a row that is not printed. */
  readonly isOnScreenOnly?: boolean;
  /** The content at the end of the row. */
  readonly children?: ReactNode;
}

/** A row with an icon, a name and a line of detail. */
export function RowFrame({ sign, label, detail, isLit, isWaiting, isOnScreenOnly, children }: RowFrameProps) {
  return (
    <div
      className={styles.row}
      data-lit={isLit || undefined}
      data-waiting={isWaiting || undefined}
      data-print={isOnScreenOnly ? 'no' : undefined}
    >
      {sign}
      <div>
        <b>{label}</b>
        {detail && (
          <small>
            <Unbroken text={detail} />
          </small>
        )}
      </div>
      {children}
    </div>
  );
}
