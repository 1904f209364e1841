import { Badge } from '../../../components/Badge.tsx';
import { ButtonFace } from '../../../components/Button.tsx';
import { type EventEntry, placesOf, zoneOf } from '../../events.ts';
import { usePage } from '../../page-context.ts';
import { EventRow, RowAction, RowDate } from './EventRow.tsx';

interface UpcomingRowProps {
  readonly entry: EventEntry;
  readonly level: 'h2' | 'h3';
  /** True for the first event that takes place. Its row ends with a button. */
  readonly isNext: boolean;
}

/** The row of a coming event, with its day in the margin. The margin is empty if the event has no date yet. */
export function UpcomingRow({ entry, level, isNext }: UpcomingRowProps) {
  const page = usePage();
  const { format } = page;
  const { data } = entry.webinar;
  const { starts_at: from, ends_at: until } = data;
  const zone = zoneOf(data);
  const Action = isNext ? ButtonFace : RowAction;
  const [place, ...others] = placesOf(page, data);
  return (
    <EventRow
      entry={entry}
      level={level}
      before={
        <RowDate
          large={from && <time dateTime={from}>{format.dayPart('day', from, zone)}</time>}
          small={from && format.dayPart('weekday', from, zone)}
        />
      }
      facts={[...(from ? [format.hours(from, until, zone)] : []), ...others]}
    >
      {data.status === 'cancelled' && <Badge tone="bad">{page.string('event_cancelled')}</Badge>}
      {place && <Badge>{place}</Badge>}
      {data.status !== 'cancelled' && <Action>{page.string('event_register')}</Action>}
    </EventRow>
  );
}
