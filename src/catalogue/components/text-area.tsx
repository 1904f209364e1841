import { TextArea } from '../../components/TextArea.tsx';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

export const textArea: Specimens = {
  Empty: () => <Question id="empty" hint="Two sentences will do." />,
  Wrong: () => <Question id="wrong" isRequired error="Please fill in this field." />,
  Disabled: () => <Question id="disabled" isDisabled />,
};

function Question(props: { id: string } & Partial<Parameters<typeof TextArea>[0]>) {
  return (
    <div className={styles.field}>
      <TextArea name="message" label="Your question" {...props} />
    </div>
  );
}
