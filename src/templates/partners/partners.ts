import { documentToLinkField } from '@prismicio/client';
import type { LinkView } from '../../components/view-models.ts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';

export type Partner = DocumentOf<'partner'>;
type ChannelName = NonNullable<Partner['data']['partner_channel']>;

/** A partner and the link to its page. */
export interface ListedPartner {
  readonly partner: Partner;
  readonly link: LinkView;
}

/** The partners of one city. The city is null for partners that name none. */
export interface CityPartners {
  readonly city: string | null;
  readonly partners: readonly ListedPartner[];
}

/** The kinds of partnership, by their names in the content model, each with the key of its locale string. */
export const channels = [
  ['Accounting partners', 'channel_accounting'],
  ['Consulting partners', 'channel_consulting'],
  ['Technology partners', 'channel_technology'],
  ['Marketplace', 'channel_marketplace'],
  ['Affiliate', 'channel_affiliate'],
] as const satisfies readonly (readonly [ChannelName, string])[];

/** Pairs the partner with its link, in a list for `flatMap`. The list is empty if the partner has no page. */
export function linked(page: PageContext, partner: Partner): ListedPartner[] {
  const link = page.link(documentToLinkField(partner));
  return link ? [{ partner, link }] : [];
}

/** All partners grouped by city, both sorted by name. Partners without a city come last. */
export function partnersByCity(page: PageContext): readonly CityPartners[] {
  const { compare } = new Intl.Collator(page.locale.htmlLang);
  const all = page
    .list('partner')
    .flatMap((partner) => linked(page, partner))
    .sort((a, b) => compare(nameOf(a.partner), nameOf(b.partner)));
  const cities = [...new Set(all.flatMap(({ partner }) => partner.data.city || []))].sort(compare);
  return [...cities, null]
    .map((city) => ({ city, partners: all.filter(({ partner }) => (partner.data.city || null) === city) }))
    .filter(({ partners }) => partners.length > 0);
}

export function nameOf({ uid, data }: Partner): string {
  return data.name || data.title || uid;
}

/** The name of the partner's channel, in the page's language. Undefined if the partner has no channel. */
export function channelOf(page: PageContext, { data }: Partner): string | undefined {
  const channel = channels.find(([name]) => name === data.partner_channel);
  return channel && page.string(channel[1]);
}

/**
 * The position of the partner's channel in `channels`, counted from 1. It is the number of the filter's choice. 0 if
 * the partner has no channel.
 */
export function channelNumber({ data }: Partner): number {
  return channels.findIndex(([name]) => name === data.partner_channel) + 1;
}

export function servicesOf({ data }: Partner): readonly string[] {
  return data.services.flatMap(({ text }) => text || []);
}
