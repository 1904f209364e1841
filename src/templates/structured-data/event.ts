import type { EventLeaf, PersonLeaf, PlaceLeaf, PostalAddress, VirtualLocation } from 'schema-dts';
import type { DocumentOf } from '../../content/content-source.ts';
import { isoInTimeZone, knownTimeZone } from '../../site/time-zone.ts';
import { absoluteUrl } from '../head.ts';
import type { PageContext } from '../page-context.ts';
import { countryCode } from './country.ts';
import { absolute, node, organizationReference } from './thing.ts';

/** The `Event` node of a webinar or event. Undefined without a title, a start or a place. */
export function event(page: PageContext, { data }: DocumentOf<'webinar'>): EventLeaf | undefined {
  const { title, status, starts_at, ends_at, summary, cover, speakers } = data;
  const location = locationsOf(page, data);
  if (!title || !starts_at || location.length === 0) return undefined;
  const timeZone = knownTimeZone(data.time_zone);
  // For a past event only the day is given, as on its page: structured data contains nothing that the page does not
  // show.
  const shown = (moment: string) => isoInTimeZone(moment, timeZone).slice(0, status === 'on_demand' ? 10 : undefined);
  const image = page.picture(cover, { width: 1200 });
  const performer = speakers.flatMap(({ name }) => (name ? [node<PersonLeaf>({ '@type': 'Person', name })] : []));
  return node<EventLeaf>({
    '@type': 'Event',
    name: title,
    description: summary || undefined,
    image: image && absolute(page, image.src),
    startDate: shown(starts_at),
    endDate: ends_at ? shown(ends_at) : undefined,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}` as const,
    eventAttendanceMode: `https://schema.org/${attendanceOf(data)}` as const,
    location: location.length === 1 ? location[0] : location,
    organizer: organizationReference(page),
    performer: performer.length > 0 ? performer : undefined,
  });
}

type Webinar = DocumentOf<'webinar'>['data'];

function locationsOf(page: PageContext, webinar: Webinar): (PlaceLeaf | VirtualLocation)[] {
  const { online, venue, city, country } = webinar;
  const room: VirtualLocation = { '@type': 'VirtualLocation', url: absoluteUrl(page.site, page.route.pathname) };
  const place = node<PlaceLeaf>({
    '@type': 'Place',
    name: venue || city || undefined,
    address: node<PostalAddress>({
      '@type': 'PostalAddress',
      addressLocality: city || undefined,
      addressCountry: country ? countryCode(country) : undefined,
    }),
  });
  return [...(online ? [room] : []), ...(hasPlace(webinar) ? [place] : [])];
}

function attendanceOf(webinar: Webinar) {
  if (!webinar.online) return 'OfflineEventAttendanceMode';
  return hasPlace(webinar) ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
}

function hasPlace({ venue, city }: Webinar): boolean {
  return Boolean(venue || city);
}
