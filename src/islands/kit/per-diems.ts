import type { Minor } from '../../rules/money.ts';
import type { RateSource } from './rate-source.ts';

/** What a country lets employers pay for a day of travel at home without receipts. */
export interface PerDiem {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  readonly currency: string;
  /** The amounts of a day, the highest first: most countries have lower ones for a part of a day. */
  readonly rates: readonly Minor[];
  /** The law or the authority's publication, by its own name. */
  readonly source: string;
  /** The ISO date since which the rates are in force. */
  readonly since: string;
}

/**
 * The rates that could be read on a page that states them. The other countries of the site are left out: in BE, LU, NO,
 * PT, SE and US the rates of this year could not be read, FR has rates for meals and not for days, and NL and EE have
 * none for travel at home. In these countries visitors type the rate of their employer.
 */
export const perDiems: readonly (Omit<PerDiem, 'source' | 'since'> & RateSource)[] = [
  // Austria: the rate of a day of up to 24 hours. From three hours on, each hour begun earns a twelfth of the rate.
  {
    country: 'AT',
    currency: 'EUR',
    rates: [30_00],
    source: '§ 26 Z 4 EStG 1988 (Tagesgeld)',
    since: '2025-01-01',
    page: 'https://www.ihre-steuerberatung.at/progressionsabgeltungsgesetz-2025-beschlossen',
    checked: '2026-11-23',
  },
  // Germany: the rate of a whole day, and that of a day of arrival, of departure or of more than 8 hours.
  {
    country: 'DE',
    currency: 'EUR',
    rates: [28_00, 14_00],
    source: '§ 9 Abs. 4a EStG (Verpflegungspauschale)',
    since: '2020-01-01',
    page: 'https://www.lexoffice.de/gesetzesaenderungen/aenderung-verpflegungsmehraufwand-2020/',
    checked: '2026-11-23',
  },
  // Denmark: the rate of a day, on a journey of at least 24 hours. Each hour begun of the last day earns a
  // twenty-fourth of the rate.
  {
    country: 'DK',
    currency: 'DKK',
    rates: [625_00],
    source: 'Skattestyrelsen, satser 2026 (rejsegodtgørelse, kost)',
    since: '2026-01-01',
    page: 'https://www.ronnerevision.dk/satser/kost-og-logi-pa-rejse/',
    checked: '2026-11-23',
  },
  // Spain: the rates with and without a night away.
  {
    country: 'ES',
    currency: 'EUR',
    rates: [53_34, 26_67],
    source: 'Real Decreto 439/2007, art. 9.A.3 (manutención)',
    since: '2007-04-01',
    page: 'https://sede.agenciatributaria.gob.es/Sede/ayuda/manuales-videos-folletos/manuales-ayuda-presentacion/irpf-2021/7-cumplimentacion-irpf/7_1-rendimientos-trabajo-personal/7_1_1-rendimientos-integros/7_1_1_2-dietas-gastos-viaje/asignaciones-gastos-manutencion-estancia.html',
    checked: '2026-11-23',
  },
  // Finland: the rates for more than ten hours, and for more than six.
  {
    country: 'FI',
    currency: 'EUR',
    rates: [54_00, 25_00],
    source: 'Verohallinnon päätös 2026 (päiväraha)',
    since: '2026-01-01',
    page: 'https://taloushallintoliitto.fi/tietopankki/yrityksen-muistilista-vuodelle-2026/matkakustannusten-korvaukset/',
    checked: '2026-11-23',
  },
  // United Kingdom: the rates for fifteen hours and past 8 p.m., for ten hours, and for five hours.
  {
    country: 'GB',
    currency: 'GBP',
    rates: [25_00, 10_00, 5_00],
    source: 'HMRC benchmark rates (EIM30240)',
    since: '2016-04-06',
    page: 'https://www.gov.uk/hmrc-internal-manuals/employment-income-manual/eim30240',
    checked: '2026-11-23',
  },
  // Ireland: the rates for ten hours, and for five.
  {
    country: 'IE',
    currency: 'EUR',
    rates: [46_17, 19_25],
    source: 'Civil service subsistence rates (Revenue)',
    since: '2025-01-29',
    page: 'https://www.mooreireland.ie/news/february/civil-service-subsistence-rates',
    checked: '2026-11-23',
  },
  // Italy: the rate outside the municipality if board and lodging are not paid otherwise.
  {
    country: 'IT',
    currency: 'EUR',
    rates: [46_48],
    source: 'Art. 51, comma 5, TUIR (trasferta)',
    since: '2002-01-01',
    page: 'https://ntpluslavoro.ilsole24ore.com/art/AE2dBSgD?uuid=AE2dBSgD',
    checked: '2026-11-23',
  },
];

/** The rates of a country. Undefined if this site knows none that has been checked. */
export function perDiemOf(country: string): PerDiem | undefined {
  const found = perDiems.find((each) => each.country === country);
  if (!found) return undefined;
  const { page: _, checked: __, ...perDiem } = found;
  return perDiem;
}
