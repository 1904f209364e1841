import { type EventEntry, lengthOf } from '../../events.ts';
import { usePage } from '../../page-context.ts';
import { EventRow, RowAction } from './EventRow.tsx';

/** The row of a recording, with its length in the margin. */
export function RecordedRow({ entry, level }: { readonly entry: EventEntry; readonly level: 'h2' | 'h3' }) {
  const page = usePage();
  const { data } = entry.webinar;
  const { starts_at: from } = data;
  const day = from && page.format.date(from);
  return (
    <EventRow
      entry={entry}
      level={level}
      large={lengthOf(page, data)}
      facts={day ? [page.string('event_recorded').replace('{date}', day)] : []}
    >
      <RowAction>{page.string('event_watch')}</RowAction>
    </EventRow>
  );
}
