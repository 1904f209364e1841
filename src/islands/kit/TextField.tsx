import { TextInput } from '../../components/TextInput.tsx';
import type { SheetForm } from './use-sheet-form.ts';

interface TextFieldProps {
  readonly form: SheetForm;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'date';
  /** The message for an empty field. It also makes the field required. */
  readonly requiredError?: string;
}

/** A line of text in a form whose values are saved. */
export function TextField({ form, name, hint, requiredError, ...rest }: TextFieldProps) {
  const isMissing = requiredError !== undefined && form.left.has(name) && !form.values[name];
  return (
    <TextInput
      {...rest}
      id={form.idOf(name)}
      name={name}
      hint={hint || undefined}
      defaultValue={form.start[name] ?? ''}
      isRequired={requiredError !== undefined}
      error={isMissing ? requiredError : undefined}
      hasErrorLine={requiredError !== undefined}
    />
  );
}
