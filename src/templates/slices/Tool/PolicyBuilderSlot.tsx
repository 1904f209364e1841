import { mileageRateOf } from '../../../islands/kit/mileage-rates.ts';
import { policyBuilder, policyLabels } from '../../../islands/policy-builder/contract.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { currenciesFor } from './currencies.ts';
import { toolLinks } from './tool-links.ts';
import type { ToolSlotProps } from './tool-slot-props.ts';
import { unitName } from './unit-name.ts';

type PolicyPrimary = Extract<SliceOf<'tool'>, { variation: 'expense_policy_builder' }>['primary'];

/** The expense policy builder. Without a script its sheet is a complete policy with the initial limits. */
export function PolicyBuilderSlot({ primary, index }: ToolSlotProps<PolicyPrimary>) {
  const page = usePage();
  const { htmlLang, currency, country } = page.locale;
  const mileage = mileageRateOf(country);
  return (
    <Island
      of={policyBuilder}
      props={{
        ...toolLinks(page, primary, index),
        labels: texts(primary, policyLabels),
        copiedLabel: page.string('copied'),
        htmlLang,
        currency,
        currencies: currenciesFor(page.locale),
        mileage,
        unit: unitName(htmlLang, mileage.unit),
        sections: primary.sections.map(({ heading, clauses }) => ({
          heading: heading ?? '',
          clauses: clauses.map(({ text, when }) => ({ text: text ?? '', when: when ?? '' })),
        })),
      }}
    />
  );
}
