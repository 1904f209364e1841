import { TextInput } from '../../components/TextInput.tsx';
import { CopyFieldSlot } from '../../templates/components/CopyFieldSlot.tsx';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

const email = { name: 'email', type: 'email', label: 'Work email', placeholder: 'you@company.com' } as const;

export const textInput: Specimens = {
  Empty: () => <Field id="empty" />,
  'Required, with a hint': () => <Field id="required" isRequired hint="Free for your first three people." />,
  Filled: () => <Field id="filled" defaultValue="maja@kestrel-freight.example" />,
  Wrong: () => (
    <Field
      id="wrong"
      defaultValue="maja@freemail.example"
      error="That looks like a private address. Please use the one you have at work."
    />
  ),
  'Read-only': () => <Field id="read-only" defaultValue="maja@kestrel-freight.example" isReadOnly />,
  Disabled: () => <Field id="disabled" defaultValue="maja@kestrel-freight.example" isDisabled />,
  'A long label': () => (
    <Field id="long" label="Geschäftliche E-Mail-Adresse der unterschriftsberechtigten Person" isRequired />
  ),
  'To copy': () => (
    <div className={styles.field}>
      <CopyFieldSlot id="copy" name="referral" label="Your link" value="https://app.helios.example/r/4071" />
    </div>
  ),
};

function Field(props: { id: string } & Partial<Parameters<typeof TextInput>[0]>) {
  return (
    <div className={styles.field}>
      <TextInput {...email} {...props} />
    </div>
  );
}
