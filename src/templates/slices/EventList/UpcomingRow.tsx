import { Badge } from '../../../components/Badge.tsx';
import { type EventEntry, placesOf, zoneOf } from '../../events.ts';
import { usePage } from '../../page-context.ts';
import { EventRow, RowAction } from './EventRow.tsx';

/** The row of a coming event, with its day in the margin. The margin is empty if the event has no date yet. */
export function UpcomingRow({ entry, level }: { readonly entry: EventEntry; readonly level: 'h2' | 'h3' }) {
  const page = usePage();
  const { format } = page;
  const { data } = entry.webinar;
  const { starts_at: from, ends_at: until } = data;
  const zone = zoneOf(data);
  const [place, ...others] = placesOf(page, data);
  return (
    <EventRow
      entry={entry}
      level={level}
      large={from && <time dateTime={from}>{format.dayPart('day', from, zone)}</time>}
      small={from && format.dayPart('weekday', from, zone)}
      facts={[...(from ? [format.hours(from, until, zone)] : []), ...others]}
    >
      {data.status === 'cancelled' && <Badge tone="bad">{page.string('event_cancelled')}</Badge>}
      {place && <Badge>{place}</Badge>}
      {data.status !== 'cancelled' && <RowAction>{page.string('event_register')}</RowAction>}
    </EventRow>
  );
}
