import { Select } from '../../components/Select.tsx';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly defaultValue: string | undefined;
}

/** A list to choose from whose options are data. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <Select {...field}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
