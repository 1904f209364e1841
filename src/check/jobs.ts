import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';
import { textIn } from './route-document.ts';

/**
 * Reports jobs that are no longer open, and jobs whose days or salaries can't be right. That a job has ended is a
 * notice: an export that was clean must not fail because a day has passed.
 */
export function checkJobs(snapshot: Snapshot, locales: readonly Locale[], now: Date): Finding[] {
  const codes = new Set(locales.map(({ code }) => code));
  // Days of structured data are those of UTC, too.
  const today = now.toISOString().slice(0, 10);
  return snapshot.heads().flatMap((head) => {
    if (head.type !== 'job' || !codes.has(head.lang)) return [];
    const data = snapshot.facts(head.id)?.data ?? {};
    return [...dayFaults(data, head, today), ...salaryFaults(data, head)];
  });
}

type Data = Readonly<Record<string, unknown>>;

function dayFaults(data: Data, head: DocumentHead, today: string): Finding[] {
  const [posted, last] = [dayIn(data, 'posted'), dayIn(data, 'valid_through')];
  const found: Finding[] = [];
  if (posted > today) {
    const message = `The job "${head.uid}" is posted on ${posted}, a day to come, and is on the site already.`;
    const hint = 'Correct the day, or publish the job when it has come.';
    found.push({ code: 'wrong-dates', severity: 'warning', message, hint, document: place(head, 'posted') });
  }
  if (!last) return found;
  const document = place(head, 'valid_through');
  if (last < posted) {
    const message = `The job "${head.uid}" is open until ${last}, which is before it was posted on ${posted}.`;
    const hint = 'Correct one of the two days.';
    found.push({ code: 'wrong-dates', severity: 'error', message, hint, document });
  } else if (last < today) {
    const message = `The job "${head.uid}" was open until ${last}. Its page and the lists of jobs still ask for applications.`;
    const hint = 'Unpublish the job, or give it a later day if it is still open.';
    found.push({ code: 'past-job', severity: 'notice', message, hint, document });
  }
  return found;
}

function salaryFaults(data: Data, head: DocumentHead): Finding[] {
  const [min, max] = [numberIn(data, 'salary_min'), numberIn(data, 'salary_max')];
  const wrong = (field: string, message: string, hint: string): Finding => ({
    code: 'wrong-amount',
    severity: 'error',
    message,
    hint,
    document: place(head, field),
  });
  const negative = Object.entries({ salary_min: min, salary_max: max }).flatMap(([field, amount]) =>
    amount !== undefined && amount < 0
      ? [wrong(field, `The job "${head.uid}" has the salary ${amount}.`, 'Write an amount of at least 0.')]
      : [],
  );
  if (negative.length > 0 || min === undefined || max === undefined || min <= max) return negative;
  const message = `The job "${head.uid}" has a salary from ${min} to ${max}, whose lower end is above the upper one.`;
  return [wrong('salary_min', message, 'Exchange the two amounts, or correct the wrong one.')];
}

/** The day in a field. Empty for a field without one. */
function dayIn(data: Data, field: string): string {
  const day = textIn(data, field);
  return isCalendarDay(day) ? day : '';
}

function numberIn(data: Data, field: string): number | undefined {
  const value = data[field];
  return typeof value === 'number' ? value : undefined;
}

function place({ id, type, uid, lang }: DocumentHead, field: string) {
  return { id, type, uid, lang, field };
}
