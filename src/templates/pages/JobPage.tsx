import { ActionLink } from '../../components/Button.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import { Sun } from '../../components/Sun.tsx';
import type { LinkView } from '../../components/view-models.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { RichText } from '../components/RichText.tsx';
import { crumbsOf } from '../crumbs.ts';
import { JobFacts } from '../jobs/JobFacts.tsx';
import { JobRows } from '../jobs/JobRows.tsx';
import { type Job, openJobs } from '../jobs/jobs.ts';
import { type PageContext, usePage } from '../page-context.ts';
import styles from './JobPage.module.css';

/** The page of an open position: a summary, the facts, the full description, and other jobs of the same team. */
export function JobPage({ document }: { document: Job }) {
  const page = usePage();
  const { description, valid_through } = document.data;
  const apply = applyLink(page, document);
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(page, document)} theme="tint" />
      <Head job={document} apply={apply} />
      <div className={styles.body} data-theme="light">
        <JobFacts job={document} />
        <div className={styles.text}>
          <RichText field={description} />
          {apply && (
            <p className={styles.apply}>
              <ActionLink link={apply} variant="primary" />
              {valid_through && (
                <span className={styles.until}>
                  {page.string('job_closes')} {page.format.date(valid_through)}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <Others job={document} />
    </>
  );
}

function applyLink(page: PageContext, { data }: Job): LinkView | undefined {
  const link = page.link(data.apply_url);
  return link && { ...link, text: page.string('job_apply') };
}

function Head({ job: { data }, apply }: { readonly job: Job; readonly apply: LinkView | undefined }) {
  return (
    <header className={styles.head} data-theme="tint">
      {data.team && <p className={styles.team}>{data.team}</p>}
      <h1 className={styles.title}>
        <Phrases text={data.title ?? ''} />
      </h1>
      {data.summary && <p className={styles.summary}>{data.summary}</p>}
      {apply && (
        <p data-print="no">
          <ActionLink link={apply} variant="primary" />
        </p>
      )}
      <svg className={styles.sun} viewBox="0 0 320 160" aria-hidden="true" data-print="no">
        <Sun cx={160} cy={160} r={120} gap={10} length={8} step={5} />
      </svg>
    </header>
  );
}

function Others({ job }: { readonly job: Job }) {
  const page = usePage();
  const { team } = job.data;
  const others = team ? openJobs(page).filter((each) => each.job.data.team === team && each.job.id !== job.id) : [];
  if (!team || others.length === 0) return null;
  return (
    <section className={styles.others} data-theme="tint" data-print="no">
      <h2 className={styles.heading}>{page.string('job_others').replace('{team}', () => team)}</h2>
      <div className={styles.rows}>
        <JobRows jobs={others} />
      </div>
    </section>
  );
}
