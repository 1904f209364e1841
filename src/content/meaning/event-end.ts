import { endOfDay, knownTimeZone } from '../../site/time-zone.ts';
import type { DocumentOf } from '../content-source.ts';

type Times = Pick<DocumentOf<'webinar'>['data'], 'starts_at' | 'ends_at' | 'time_zone'>;

/**
 * The moment at which a webinar or event is over: its end, or without one the end of its first day by the clock of its
 * time zone. Undefined for an event without a date.
 */
export function eventEnd({ starts_at, ends_at, time_zone }: Times): Date | undefined {
  if (ends_at) return new Date(ends_at);
  return starts_at ? endOfDay(starts_at, knownTimeZone(time_zone)) : undefined;
}
