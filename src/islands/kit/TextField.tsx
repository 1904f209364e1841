import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { TextInput } from '../../components/TextInput.tsx';
import type { SheetForm } from './sheet-form.ts';

interface TextFieldProps {
  readonly form: SheetForm;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'date';
  /** What the field asks about the visitor or the visitor's company, so that browsers can fill it in (WCAG 2.2, 1.3.5). */
  readonly autoComplete?: string | undefined;
  /** The error message for an empty field. A field that has such a message is required. */
  readonly requiredError?: string;
  /** Returns the error message for a text that the field can't accept. */
  readonly check?: (text: string) => string | undefined;
  /**
   * Returns the error message of the field with the given name if the error depends on other fields, too. It reads
   * signals.
   */
  readonly fault?: (name: string) => string | undefined;
}

/** A text or date field in a form whose entries are saved. */
export function TextField({ form, name, hint, requiredError, check, fault, ...rest }: TextFieldProps) {
  useSignals();
  const error = useComputed(() => {
    const text = form.text(name);
    const own = form.hasLeft(name) ? (text === '' ? requiredError : check?.(text)) : undefined;
    return own ?? fault?.(name);
  });
  return (
    <TextInput
      {...rest}
      id={form.idOf(name)}
      name={name}
      hint={hint || undefined}
      defaultValue={form.start(name) ?? ''}
      isRequired={requiredError !== undefined}
      error={error.value}
      hasErrorLine={[requiredError, check, fault].some(Boolean)}
    />
  );
}
