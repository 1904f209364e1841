import type { DocumentOf } from '../../content/content-source.ts';
import { isoInTimeZone, knownTimeZone } from '../../rules/time-zone.ts';
import { absoluteUrl } from '../head.ts';
import type { PageContext } from '../page-context.ts';
import { countryCode } from './country.ts';
import { absolute, organizationReference, type Thing } from './thing.ts';

/** A webinar or an event that is still to come, or was called off. Without a beginning or a place it is none. */
export function event(page: PageContext, { data }: DocumentOf<'webinar'>): Thing | undefined {
  const { title, status, starts_at, ends_at, summary, cover, speakers } = data;
  const location = locationsOf(page, data);
  if (status === 'on_demand' || !title || !starts_at || location.length === 0) return undefined;
  const timeZone = knownTimeZone(data.time_zone);
  const image = page.picture(cover, { width: 1200 });
  const performer = speakers.flatMap(({ name }) => (name ? [{ '@type': 'Person', name }] : []));
  return {
    '@type': 'Event',
    name: title,
    description: summary || undefined,
    image: image && absolute(page, image.src),
    startDate: isoInTimeZone(starts_at, timeZone),
    endDate: ends_at ? isoInTimeZone(ends_at, timeZone) : undefined,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendanceOf(data)}`,
    location: location.length === 1 ? location[0] : location,
    organizer: organizationReference(page),
    performer: performer.length > 0 ? performer : undefined,
  };
}

type Webinar = DocumentOf<'webinar'>['data'];

function locationsOf(page: PageContext, webinar: Webinar): Thing[] {
  const { online, venue, city, country } = webinar;
  const room = { '@type': 'VirtualLocation', url: absoluteUrl(page.site, page.route.pathname) };
  const place = {
    '@type': 'Place',
    name: venue || city,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city || undefined,
      addressCountry: country ? countryCode(country) : undefined,
    },
  };
  return [...(online ? [room] : []), ...(hasPlace(webinar) ? [place] : [])];
}

function attendanceOf(webinar: Webinar): string {
  if (!webinar.online) return 'OfflineEventAttendanceMode';
  return hasPlace(webinar) ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode';
}

function hasPlace({ venue, city }: Webinar): boolean {
  return Boolean(venue || city);
}
