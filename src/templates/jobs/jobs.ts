import { documentToLinkField } from '@prismicio/client';
import type { LinkView } from '../../components/view-models.ts';
import type { DocumentOf } from '../../content/content-source.ts';
import type { PageContext } from '../page-context.ts';

export type Job = DocumentOf<'job'>;

/** A job and the link to its page. */
export interface OpenJob {
  readonly job: Job;
  readonly link: LinkView;
}

export interface TeamJobs {
  readonly team: string;
  readonly jobs: readonly OpenJob[];
}

/** Every job of the locale that has a page, by title, and jobs of one title by UID. */
export function openJobs(page: PageContext): readonly OpenJob[] {
  const { compare } = new Intl.Collator(page.locale.htmlLang);
  return page
    .list('job')
    .flatMap((job) => {
      const link = page.link(documentToLinkField(job));
      return link ? [{ job, link }] : [];
    })
    .sort((a, b) => compare(a.job.data.title ?? '', b.job.data.title ?? '') || compare(a.job.uid, b.job.uid));
}

/** Open jobs grouped by team, sorted by the team's name. Jobs without a team are left out. */
export function byTeam(jobs: readonly OpenJob[]): readonly TeamJobs[] {
  const teams = [...new Set(jobs.flatMap(({ job }) => job.data.team ?? []))].sort();
  return teams.map((team) => ({ team, jobs: jobs.filter(({ job }) => job.data.team === team) }));
}

/** The places of work of a job: the cities, or for a fully remote job the countries where employees may live. */
export function placesOf({ data }: Job): readonly string[] {
  return data.locations.flatMap(({ city, country }) => city || country || []);
}

/** The salary of a job: `£62,000–£78,000 a year`, or one amount if the job names only one. */
export function salaryOf(
  { data }: Job,
  { format, string }: Pick<PageContext, 'format' | 'string'>,
): string | undefined {
  const { salary_min, salary_max, salary_currency: currency, salary_unit } = data;
  const from = salary_min ?? salary_max;
  const until = salary_max ?? salary_min;
  if (from === null || until === null) return undefined;
  const salary =
    from === until ? format.money(from, { whole: true, currency }) : format.moneyRange(from, until, currency);
  return string(`salary_per_${salary_unit ?? 'year'}`).replace('{salary}', () => salary);
}
