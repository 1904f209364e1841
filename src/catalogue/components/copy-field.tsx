import { CopyFieldSlot } from '../../templates/components/CopyFieldSlot.tsx';
import type { Specimens } from './registry.ts';

export const copyField: Specimens = {
  'A value to take along': () => (
    <CopyFieldSlot
      id="copy-link"
      name="link"
      label="Your referral link"
      value="https://helios.example/r/kestrel-4071"
      hint="Whoever follows it has the first month free."
    />
  ),
  'Longer than the field': () => (
    <CopyFieldSlot
      id="copy-long"
      name="long-link"
      label="Empfehlungslink für Reisekostenabrechnungsgenehmigungsverfahren"
      value="https://helios.example/r/kestrel-4071?utm_source=mail&utm_medium=referral&utm_campaign=autumn-2026"
    />
  ),
};
