import { Select } from '../../components/Select.tsx';
import { CountrySelect } from '../../templates/components/CountrySelect.tsx';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

export const select: Specimens = {
  'Nothing chosen': () => <Sizes id="open" isRequired hint="People on the payroll." />,
  Wrong: () => <Sizes id="wrong" isRequired error="Please choose the size of your company." />,
  Disabled: () => <Sizes id="disabled" isDisabled />,
  'A country': () => (
    <div className={styles.field}>
      <CountrySelect id="country" name="country" label="Country" />
    </div>
  ),
};

function Sizes(props: { id: string } & Partial<Parameters<typeof Select>[0]>) {
  return (
    <div className={styles.field}>
      <Select name="size" label="People in the company" {...props}>
        <option value="">Please choose</option>
        <option value="1-10">1 to 10</option>
        <option value="11-50">11 to 50</option>
      </Select>
    </div>
  );
}
