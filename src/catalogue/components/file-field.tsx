import { FileField } from '../../components/FileField.tsx';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

export const fileField: Specimens = {
  'Nothing chosen': () => <Profile id="empty" hint="PDF, 10 MB at most." />,
  Wrong: () => <Profile id="wrong" error="This file is too large. Please choose one under 10 MB." />,
  Disabled: () => <Profile id="disabled" isDisabled />,
};

function Profile(props: { id: string } & Partial<Parameters<typeof FileField>[0]>) {
  return (
    <div className={styles.field}>
      <FileField name="pdf" label="A profile of your practice" accept="application/pdf" {...props} />
    </div>
  );
}
