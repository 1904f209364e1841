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
  readonly autoComplete?: string | undefined;
  readonly defaultValue: string | undefined;
  readonly error?: string | undefined;
}

/** A select field whose options are given as data. */
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
