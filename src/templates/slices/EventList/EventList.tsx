import { hasHead } from '../../../components/has-head.ts';
import { levelBelow } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type EventEntry, isRecorded, recordedEvents, upcomingEvents } from '../../events.ts';
import { type PageContext, usePage } from '../../page-context.ts';
import type { SliceOf, SliceProps } from '../../slice-props.ts';
import styles from './EventList.module.css';
import { RecordedRow } from './RecordedRow.tsx';
import { UpcomingRow } from './UpcomingRow.tsx';

/**
 * Webinars and events as a timetable. A coming event shows its date in the margin, a recording its poster. A shortened
 * list leads to another page and is not printed.
 */
export function EventList({ slice: { primary, variation }, index }: SliceProps<'event_list'>) {
  const page = usePage();
  const level = index === 0 ? 'h1' : 'h2';
  const entries = shorten(entriesFor(page, variation), primary.limit);
  const next = entries.find(({ webinar }) => webinar.data.status !== 'cancelled');
  const below = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={styles.section} isOnScreenOnly={primary.limit !== null}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {entries.length > 0 ? (
        <ul className={styles.events}>
          {entries.map((entry) =>
            isRecorded(entry.webinar) ? (
              <RecordedRow key={entry.webinar.id} entry={entry} level={below} />
            ) : (
              <UpcomingRow key={entry.webinar.id} entry={entry} level={below} isNext={entry === next} />
            ),
          )}
        </ul>
      ) : (
        <p className={styles.empty}>{primary.empty_text || page.string('list_empty')}</p>
      )}
      <ActionLinks fields={primary.links} />
    </Section>
  );
}

function entriesFor(page: PageContext, variation: SliceOf<'event_list'>['variation']): EventEntry[] {
  switch (variation) {
    case 'upcoming':
      return upcomingEvents(page);
    case 'on_demand':
      return recordedEvents(page);
    case 'all':
      return [...upcomingEvents(page), ...recordedEvents(page)];
  }
}

/**
 * Shortens the list to a number of events, without the cancelled ones. Without a limit the list stays as it is, with
 * the cancelled events.
 */
function shorten(entries: readonly EventEntry[], limit: number | null): readonly EventEntry[] {
  if (limit === null) return entries;
  return entries.filter(({ webinar }) => webinar.data.status !== 'cancelled').slice(0, limit);
}
