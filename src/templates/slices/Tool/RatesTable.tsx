import { vatRatesAsOf, vatRatesOf } from '../../../islands/vat-calculator/vat-rates.ts';
import { fillIn } from '../../../rules/fill-in.ts';
import type { Rate } from '../../../rules/money.ts';
import { usePage } from '../../page-context.ts';
import styles from './RatesTable.module.css';
import type { VatPrimary } from './VatCalculatorSlot.tsx';

interface RatesTableProps {
  readonly primary: VatPrimary;
  readonly countries: readonly { readonly value: string; readonly text: string }[];
}

/** The VAT rates of all countries, with the day on which the rates were last compared with their sources. */
export function RatesTable({ primary, countries }: RatesTableProps) {
  const page = usePage();
  return (
    <div className={styles.rates}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{primary.table_heading}</h2>
        <p className={styles.note}>{fillIn(primary.table_note ?? '', { date: page.format.date(vatRatesAsOf) })}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls on phones, and must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={primary.table_heading ?? undefined} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{primary.country_label}</th>
              <th scope="col">{primary.standard_label}</th>
              <th scope="col">{primary.reduced_label}</th>
              <th scope="col">{primary.special_label}</th>
            </tr>
          </thead>
          <tbody>
            {countries.map((country) => {
              const rates = vatRatesOf(country.value);
              return (
                <tr key={country.value}>
                  <th scope="row">{country.text}</th>
                  <Rates rates={rates ? [rates.standard] : []} none={primary.no_rate} />
                  <Rates rates={rates?.reduced ?? []} none={primary.no_rate} />
                  <Rates rates={rates?.other ?? []} none={primary.no_rate} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Rates({ rates, none }: { rates: readonly Rate[]; none: string | null }) {
  const { format } = usePage();
  const percent = (rate: Rate) => format.number(rate / 100_00, { style: 'percent', maximumFractionDigits: 2 });
  return <td>{rates.length > 0 ? rates.map(percent).join(' · ') : none}</td>;
}
