import { RadioGroup } from '../../components/RadioGroup.tsx';
import type { Specimens } from './registry.ts';

const choices = [
  { label: 'Ready to try it', value: 'Interested' },
  { label: 'They want to know more', value: 'may want more information' },
];
const field = { name: 'interest', label: 'How far along are they?', choices } as const;

export const radioGroup: Specimens = {
  'Nothing chosen': () => <RadioGroup {...field} id="open" isRequired />,
  Chosen: () => <RadioGroup {...field} id="chosen" name="chosen" defaultValue="Interested" />,
  Wrong: () => <RadioGroup {...field} id="wrong" name="wrong" isRequired error="Please choose one." />,
  Disabled: () => <RadioGroup {...field} id="disabled" name="disabled" defaultValue="Interested" isDisabled />,
};
