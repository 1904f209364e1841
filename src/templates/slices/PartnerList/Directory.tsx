import { Filter } from '../../components/Filter.tsx';
import { type PageContext, usePage } from '../../page-context.ts';
import { PartnerRow } from '../../partners/PartnerRow.tsx';
import { type CityPartners, channelNumber, channels } from '../../partners/partners.ts';
import styles from './Directory.module.css';

interface DirectoryProps {
  readonly cities: readonly CityPartners[];
  readonly level: 'h2' | 'h3';
  /** The name of the filter's radio buttons, unique on the page. */
  readonly name: string;
}

/**
 * The partners of each city beside the city's name, with a filter by channel. The filter also hides cities without a
 * match.
 */
export function Directory({ cities, level, name }: DirectoryProps) {
  const all = cities.flatMap(({ partners }) => partners);
  return (
    <Filter name={name} choices={choicesOf(usePage(), all)} total={all.length}>
      <div className={styles.cities}>
        {cities.map((each) => (
          <City key={each.city} of={each} level={level} />
        ))}
      </div>
    </Filter>
  );
}

function choicesOf(page: PageContext, all: CityPartners['partners']) {
  return channels.map(([, word], index) => ({
    label: page.string(word),
    count: all.filter(({ partner }) => channelNumber(partner) === index + 1).length,
  }));
}

interface CityProps {
  readonly of: CityPartners;
  readonly level: 'h2' | 'h3';
}

function City({ of: { city, partners }, level: Title }: CityProps) {
  const numbers = partners.map(({ partner }) => channelNumber(partner));
  return (
    <section className={styles.city} data-choices={numbers.join(' ')}>
      {city && <Title className={styles.name}>{city}</Title>}
      <ul className={styles.partners}>
        {partners.map((each) => (
          <li key={each.partner.id} className={styles.partner} data-choices={channelNumber(each.partner)}>
            <PartnerRow of={each} level={city ? below(Title) : Title} isInCity />
          </li>
        ))}
      </ul>
    </section>
  );
}

function below(level: 'h2' | 'h3'): 'h3' | 'h4' {
  return level === 'h2' ? 'h3' : 'h4';
}
