import type { ReactNode } from 'react';
import { Monogram } from '../integrations/Monogram.tsx';
import styles from './AppName.module.css';

/** The heading of a panel that belongs to another product: that product's tile, and words beside it. */
export function AppName({ app, children = app }: { readonly app: string; readonly children?: ReactNode }) {
  return (
    <span className={styles.app}>
      <Monogram name={app} />
      {children}
    </span>
  );
}
