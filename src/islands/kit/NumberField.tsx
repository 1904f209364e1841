import { TextInput } from '../../components/TextInput.tsx';
import type { NumberField as Field } from './numbers.ts';

interface NumberFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly hint?: string | undefined;
  readonly defaultValue: string | undefined;
}

/** A number typed the locale's way: text, since a number field takes a comma in some browsers and drops it in others. */
export function NumberField({ field, defaultValue = '', ...rest }: NumberFieldProps) {
  return <TextInput {...rest} inputMode="decimal" defaultValue={defaultValue} error={field.error} keepsErrorLine />;
}
