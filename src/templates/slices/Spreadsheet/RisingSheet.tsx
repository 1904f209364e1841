import { Sun } from '../../../components/Sun.tsx';
import type { SliceOf } from '../../slice-props.ts';
import styles from './RisingSheet.module.css';
import { SheetPicture } from './SheetPicture.tsx';

/** The first rows of a spreadsheet on the horizon at the opening of a page, in front of half a sun. */
export function RisingSheet({ slice }: { readonly slice: SliceOf<'spreadsheet'> }) {
  return (
    <div className={styles.sheet}>
      <svg viewBox="0 0 640 300" aria-hidden="true">
        <Sun cx={320} cy={300} r={240} gap={14} length={12} width={1.75} fill="var(--disc)" ink="var(--rays)" />
      </svg>
      <SheetPicture slice={slice} />
    </div>
  );
}
