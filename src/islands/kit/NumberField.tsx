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

/**
 * A field for a number in the locale's notation. The input has no `type="number"`, because some browsers drop a comma
 * in such inputs.
 */
export function NumberField({ field, defaultValue = '', ...rest }: NumberFieldProps) {
  return <TextInput {...rest} inputMode="decimal" defaultValue={defaultValue} error={field.error} hasErrorLine />;
}
