import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';
import styles from './JobFacts.module.css';
import { type Job, salaryOf } from './jobs.ts';

/** The facts of a job, one per line. A fact that isn't known has no line. */
export function JobFacts({ job }: { readonly job: Job }) {
  const page = usePage();
  const { team, workplace, employment_type, posted, valid_through } = job.data;
  return (
    <dl className={styles.facts}>
      <Fact label={page.string('job_team')}>{team}</Fact>
      <Fact label={page.string('job_place')}>{addressesOf(job).join('\n')}</Fact>
      <Fact label={page.string('job_workplace')}>{workplace}</Fact>
      <Fact label={page.string('job_employment')}>{employment_type}</Fact>
      <Fact label={page.string('job_salary')}>{salaryOf(job, page)}</Fact>
      <Fact label={page.string('job_posted')}>{posted && <Day iso={posted} />}</Fact>
      <Fact label={page.string('job_closes')}>{valid_through && <Day iso={valid_through} />}</Fact>
    </dl>
  );
}

function addressesOf({ data }: Job): string[] {
  return data.locations.map(({ city, country }) => [city, country].filter(Boolean).join(', ')).filter(Boolean);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Day({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{usePage().format.date(iso)}</time>;
}
