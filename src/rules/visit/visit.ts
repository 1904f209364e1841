import type { LeadValues } from '../../../config/lead-values.ts';
import type { PartnerId } from '../../../config/partners.ts';
import { campaignNames } from '../leads/field-names.ts';
import { clickIdNames } from './click-ids.ts';
import { partnerNamed } from './partner.ts';
import { soundValues, type VisitValues } from './values.ts';

const referralNames = ['referral', 'referralCode'] as const;

/** Parameters of job ads and newsletters. They are stored but not sent to any other system. */
const otherNames = ['gh_src', 'uuid'] as const;

const latestNames = campaignNames.map((name) => `latest_${name}` as const);

/** The names of all stored values of a visit, the most important first (docs/contract.md, section 3.10). */
export const visitNames = [...campaignNames, ...clickIdNames, ...referralNames, ...latestNames, ...otherNames] as const;

/** The parameters of an address that need consent: they say what led to the visit, or who the visitor is. */
export const consentParameters: readonly string[] = [...visitNames, 'fbclid'];

/**
 * The data of a visit's addresses about campaigns, referrals and partners. The keys are the parameter names of
 * addresses.
 */
export interface CampaignVisit {
  /** The campaign of the first address that had one. */
  readonly first: VisitValues;
  /** The campaign of the last address that had one. Values of two campaigns are never mixed. */
  readonly latest: VisitValues;
  /** The last referral. */
  readonly referral: VisitValues;
  readonly others: VisitValues;
  /**
   * The partner of the last address with a parameter `partner`, or else of the integration's page on which the visit
   * began.
   */
  readonly partner: PartnerId | undefined;
}

/** Reads a visit from one address. Values that are not short plain text are ignored: anybody can write a link. */
export function visitOf(address: URL): CampaignVisit {
  const valuesFor = (names: readonly string[]) => soundValues(names, (name) => address.searchParams.get(name));
  const campaign = valuesFor(campaignNames);
  const latest = soundValues(campaignNames, (name) => address.searchParams.get(`latest_${name}`));
  return {
    first: campaign,
    // `latest_…` parameters are only in an address that carries a whole visit. In any other address the campaign is
    // both the first and the latest.
    latest: isEmpty(latest) ? campaign : latest,
    referral: valuesFor(referralNames),
    others: valuesFor([...clickIdNames, ...otherNames]),
    partner: partnerNamed(address.searchParams.get('partner')),
  };
}

/** The visit of a visitor who arrives at the page about a partner's integration. The partner counts as the sender. */
export function arrivalBy(partner: PartnerId | undefined): CampaignVisit {
  return { first: {}, latest: {}, referral: {}, others: {}, partner };
}

/** Joins an earlier and a later visit. */
export function joinVisits(earlier: CampaignVisit, later: CampaignVisit): CampaignVisit {
  return {
    first: isEmpty(earlier.first) ? later.first : earlier.first,
    latest: isEmpty(later.latest) ? earlier.latest : later.latest,
    referral: isEmpty(later.referral) ? earlier.referral : later.referral,
    others: { ...earlier.others, ...later.others },
    partner: later.partner ?? earlier.partner,
  };
}

/**
 * The values of a visit to store, by `visitNames`. The partner is not stored, because it counts for the current visit
 * only.
 */
export function valuesOf({ first, latest, referral, others }: CampaignVisit): VisitValues {
  return { ...first, ...others, ...referral, ...asLatest(latest) };
}

/** Reads a visit from stored values, the result of `valuesOf`. Unsound values are dropped: cookies can be forged. */
export function visitOfValues(values: VisitValues): CampaignVisit {
  const valuesFor = (names: readonly string[]) => soundValues(names, (name) => values[name]);
  return {
    first: valuesFor(campaignNames),
    latest: soundValues(campaignNames, (name) => values[`latest_${name}`]),
    referral: valuesFor(referralNames),
    others: valuesFor([...clickIdNames, ...otherNames]),
    partner: undefined,
  };
}

/** The visit without the values of these names. The partner remains, because nothing of it is stored. */
export function withoutValues(visit: CampaignVisit, names: readonly string[]): CampaignVisit {
  const values = Object.entries(valuesOf(visit)).filter(([name]) => !names.includes(name));
  return { ...visitOfValues(Object.fromEntries(values)), partner: visit.partner };
}

/** The values of a visit that a lead carries, by the names of lead fields. */
export function leadFieldsOf({ first, latest, referral, partner }: CampaignVisit): VisitValues {
  const referralId = referral.referral ?? referral.referralCode;
  return {
    ...first,
    ...asLatest(latest),
    ...(referralId && { referral_id: referralId }),
    ...(partner && ({ pleo_partner_id: partner, partner_channel: 'Technology partners' } satisfies LeadValues)),
  };
}

/** The values of a visit that the product's sign-up gets (docs/contract.md, section 7.5). */
export function registerFieldsOf({ first, latest, others }: CampaignVisit): VisitValues {
  return { ...first, ...asLatest(latest), ...soundValues(clickIdNames, (name) => others[name]) };
}

function asLatest(campaign: VisitValues): VisitValues {
  return Object.fromEntries(Object.entries(campaign).map(([name, value]) => [`latest_${name}`, value]));
}

function isEmpty(values: VisitValues): boolean {
  return Object.keys(values).length === 0;
}
