import type { LeadValues } from '../../../config/lead-values.ts';
import type { PartnerId } from '../../../config/partners.ts';
import { campaignNames } from '../leads/field-names.ts';
import { partnerOf } from './partner.ts';
import { soundValues, type VisitValues } from './values.ts';

const referralNames = ['referral', 'referralCode'] as const;

/** What advertisers and our own campaigns know a click by. */
const clickNames = ['s_id', '_fbc', '_fbp', '_ttcid', 'gclid'] as const;

/** For who writes job ads, and for who sends letters: kept, and told to nobody yet. */
const otherNames = ['gh_src', 'uuid'] as const;

const latestNames = campaignNames.map((name) => `latest_${name}` as const);

/** All that is kept of a visit, most important first (SPEC section 3, "Tracking parameters"). */
export const visitNames = [...campaignNames, ...clickNames, ...referralNames, ...latestNames, ...otherNames] as const;

/** What the addresses somebody came by tell. Each of its parts is by the names addresses have for it. */
export interface CampaignVisit {
  /** The campaign of the first address that had one. */
  readonly first: VisitValues;
  /** The campaign of the last one: as a whole, never a mixture of two. */
  readonly latest: VisitValues;
  /** Who sent the visitor, the last one who did. */
  readonly referral: VisitValues;
  readonly others: VisitValues;
  /** The partner that was named last. */
  readonly partner: PartnerId | undefined;
}

/** What one address tells. It may come from anybody: what is no short plain text is passed over. */
export function visitOf(address: URL, pathPrefix: string): CampaignVisit {
  const valuesFor = (names: readonly string[]) => soundValues(names, (name) => address.searchParams.get(name));
  const campaign = valuesFor(campaignNames);
  return {
    first: campaign,
    latest: campaign,
    referral: valuesFor(referralNames),
    others: valuesFor([...clickNames, ...otherNames]),
    partner: partnerOf(address, pathPrefix),
  };
}

/** What was known before, and what has come since, as one. */
export function joinVisits(earlier: CampaignVisit, later: CampaignVisit): CampaignVisit {
  return {
    first: isEmpty(earlier.first) ? later.first : earlier.first,
    latest: isEmpty(later.latest) ? earlier.latest : later.latest,
    referral: isEmpty(later.referral) ? earlier.referral : later.referral,
    others: { ...earlier.others, ...later.others },
    partner: later.partner ?? earlier.partner,
  };
}

/** A visit as it is kept, by `visitNames`. The partner is not: it is one of this visit alone. */
export function valuesOf({ first, latest, referral, others }: CampaignVisit): VisitValues {
  return { ...first, ...others, ...referral, ...asLatest(latest) };
}

/** What `valuesOf` has made, or anybody else who can write a cookie. */
export function visitOfValues(values: VisitValues): CampaignVisit {
  const valuesFor = (names: readonly string[]) => soundValues(names, (name) => values[name]);
  return {
    first: valuesFor(campaignNames),
    latest: soundValues(campaignNames, (name) => values[`latest_${name}`]),
    referral: valuesFor(referralNames),
    others: valuesFor([...clickNames, ...otherNames]),
    partner: undefined,
  };
}

/** What a lead is told of the visit, by the names of its fields. */
export function leadFieldsOf({ first, latest, referral, partner }: CampaignVisit): VisitValues {
  const referralId = referral.referral ?? referral.referralCode;
  return {
    ...first,
    ...asLatest(latest),
    ...(referralId && { referral_id: referralId }),
    ...(partner && ({ pleo_partner_id: partner, partner_channel: 'Technology partners' } satisfies LeadValues)),
  };
}

/** What the product's sign-up is told of it (SPEC section 7). */
export function registerFieldsOf({ first, latest, others }: CampaignVisit): VisitValues {
  return { ...first, ...asLatest(latest), ...soundValues(clickNames, (name) => others[name]) };
}

function asLatest(campaign: VisitValues): VisitValues {
  return Object.fromEntries(Object.entries(campaign).map(([name, value]) => [`latest_${name}`, value]));
}

function isEmpty(values: VisitValues): boolean {
  return Object.keys(values).length === 0;
}
