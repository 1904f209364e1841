import { invoiceGenerator, invoiceLabels } from '../../../islands/invoice-generator/contract.ts';
import { vatRatesOf } from '../../../islands/vat-calculator/vat-rates.ts';
import { Island } from '../../components/Island.tsx';
import { usePage } from '../../page-context.ts';
import type { SliceOf } from '../../slice-props.ts';
import { texts } from '../texts.ts';
import { countriesBy } from './countries.ts';
import { currenciesFor } from './currencies.ts';
import { exampleValues } from './example-values.ts';
import { idOf } from './tool-ids.ts';
import { toolLinks } from './tool-links.ts';
import type { ToolSlotProps } from './tool-slot-props.ts';

type InvoicePrimary = Extract<SliceOf<'tool'>, { variation: 'invoice_generator' }>['primary'];

/** The invoice generator. Without a script its sheet is blank: visitors print the sheet and fill it in by hand. */
export function InvoiceGeneratorSlot({ primary, index }: ToolSlotProps<InvoicePrimary>) {
  const page = usePage();
  const { htmlLang, currency, country } = page.locale;
  return (
    <Island
      of={invoiceGenerator}
      props={{
        ...toolLinks(page, primary, index),
        stepPrefix: idOf('invoice', index),
        labels: texts(primary, invoiceLabels),
        requiredError: page.string('required'),
        example: exampleValues(primary.example),
        htmlLang,
        country,
        currency,
        currencies: currenciesFor(page.locale),
        countries: countriesBy(htmlLang),
        rate: vatRatesOf(country)?.standard ?? 0,
      }}
    />
  );
}
