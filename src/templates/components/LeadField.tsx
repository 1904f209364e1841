import type { FieldProps } from '../../components/Field.tsx';
import { FileField } from '../../components/FileField.tsx';
import { keyed } from '../../components/keyed.ts';
import { RadioGroup } from '../../components/RadioGroup.tsx';
import { Select } from '../../components/Select.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { choicesOf, type LeadFormDocumentField, leadFieldDefinition } from '../../content/meaning/lead-form.ts';
import { fieldId, lineId } from '../../rules/markup.ts';
import { usePage } from '../page-context.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { autoCompleteOf, limitOf, requiredTextKey } from './lead-form-fields.ts';

/**
 * The largest number of choices that are shown as radio buttons, so that a visitor sees all of them. A field with more
 * choices is a list.
 */
const fewChoices = 3;

/** One field of a lead form, as the control that fits the field's type. */
export function LeadField({ field, formId }: { readonly field: LeadFormDocumentField; readonly formId: string }) {
  const page = usePage();
  const definition = leadFieldDefinition(field);
  if (!definition) return null;
  const { name, type, isRequired } = definition;
  const isFile = type === 'file';
  const common: FieldProps = {
    id: fieldId(formId, name),
    name,
    label: field.label || (isFile ? page.string('choose_file') : name),
    isRequired,
    hint: field.hint || (isFile ? page.string('file_hint') : undefined),
    describedBy: type === 'email' ? lineId(formId, 'terms') : undefined,
    validationMessage: isRequired || type === 'email' ? page.string(requiredTextKey(name)) : undefined,
  };
  switch (type) {
    case 'country':
      return <CountrySelect {...common} />;
    case 'select':
      return <Choice {...common} field={field} />;
    case 'textarea':
      return <TextArea {...common} maxLength={limitOf(name)} />;
    case 'file':
      return <FileField {...common} accept="application/pdf" />;
    default:
      return (
        <TextInput
          {...common}
          type={type}
          autoComplete={autoCompleteOf(name)}
          maxLength={limitOf(name)}
          placeholder={type === 'email' ? page.string('email_placeholder') : undefined}
        />
      );
  }
}

function Choice({ field, ...common }: FieldProps & { readonly field: LeadFormDocumentField }) {
  const page = usePage();
  const choices = choicesOf(field);
  if (choices.length <= fewChoices) return <RadioGroup {...common} choices={choices} />;
  return (
    <Select {...common}>
      <option value="">{page.string('choose')}</option>
      {keyed(choices).map(({ key, item }) => (
        <option key={key} value={item.value === item.label ? undefined : item.value}>
          {item.label}
        </option>
      ))}
    </Select>
  );
}
