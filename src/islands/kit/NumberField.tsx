import type { ReadonlySignal } from '@preact/signals-core';
import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { TextInput } from '../../components/TextInput.tsx';
import { Figure } from './Figure.tsx';
import { Live } from './Live.tsx';
import type { NumberField as Field } from './numbers.ts';

interface NumberFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly field: ReadonlySignal<Field>;
  readonly hint?: string | undefined;
  /** Returns what the field counts, such as the sign of its currency. It reads signals. */
  readonly unit?: () => string;
  readonly defaultValue: string | undefined;
  /**
   * True if the error message begins with the field's label. In a row of fields all error messages are below the row.
   */
  readonly isErrorNamed?: boolean;
  /**
   * Returns the error message of the field with the given name if the error depends on other fields, too. It reads
   * signals.
   */
  readonly fault?: (name: string) => string | undefined;
}

/**
 * A field for a number in the locale's notation. The input has no `type="number"`, because some browsers drop a comma
 * in such inputs.
 */
export function NumberField({
  field,
  fault,
  unit,
  defaultValue = '',
  isErrorNamed = false,
  ...rest
}: NumberFieldProps) {
  useSignals();
  const error = useComputed(() => {
    const text = field.value.error ?? fault?.(rest.name);
    return text && isErrorNamed ? `${rest.label} – ${text}` : text;
  });
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      unit={unit && <Live>{() => <Figure>{unit()}</Figure>}</Live>}
      defaultValue={defaultValue}
      error={error.value}
      hasErrorLine
      onLeave={(input) => showRounded(input, field.peek())}
    />
  );
}

/** Puts the number that the tool calculates with into the field, as if the visitor had typed it. */
function showRounded(input: HTMLInputElement, { rounded }: Field): void {
  if (rounded === undefined) return;
  input.value = rounded;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
