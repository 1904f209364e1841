import type { DocumentOf } from '../../../../src/content/content-source.ts';
import { type DataOf, documentOf } from '../../support/document-of.ts';
import { imageOf } from '../../support/sample-page.ts';

/** A webinar to come, online, in London's time, with these fields changed. */
export function webinarOf(changes: DataOf<'webinar'> = {}): DocumentOf<'webinar'> {
  return documentOf('webinar', {
    title: 'Closing before lunch',
    status: 'upcoming',
    starts_at: '2027-01-21T09:00:00+0000',
    ends_at: '2027-01-21T09:45:00+0000',
    time_zone: 'Europe/London',
    online: true,
    summary: 'How.',
    cover: imageOf('cover'),
    speakers: [{ name: 'Maja Lindqvist' }, { name: null }],
    duration_minutes: 45,
    ...changes,
  });
}
