import { type EventEntry, lengthOf } from '../../events.ts';
import { usePage } from '../../page-context.ts';
import { EventRow, RowAction, RowPoster } from './EventRow.tsx';

/** The row of a recording, with its poster before the words. */
export function RecordedRow({ entry, level }: { readonly entry: EventEntry; readonly level: 'h2' | 'h3' }) {
  const page = usePage();
  const { data } = entry.webinar;
  const { starts_at: from } = data;
  const day = from && page.format.date(from);
  return (
    <EventRow
      entry={entry}
      level={level}
      before={<RowPoster picture={page.picture(data.cover, { width: 300 })} />}
      facts={[lengthOf(page, data), day && page.string('event_recorded').replace('{date}', day)].flatMap(
        (fact) => fact || [],
      )}
    >
      <RowAction>{page.string('event_watch')}</RowAction>
    </EventRow>
  );
}
