import { hasHead } from '../../../components/has-head.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { JobRows } from '../../jobs/JobRows.tsx';
import { openJobs } from '../../jobs/jobs.ts';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import { ByTeam } from './ByTeam.tsx';
import styles from './JobList.module.css';

/**
 * Open positions in one table, or grouped by team. If no position is open, the slice's text for an empty list is shown.
 */
export function JobList({ slice: { primary, variation }, index }: SliceProps<'job_list'>) {
  const page = usePage();
  const jobs = openJobs(page);
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={index === 0 ? 'h1' : 'h2'} />}
      {jobs.length === 0 && <p className={styles.empty}>{primary.empty_text || page.string('list_empty')}</p>}
      {jobs.length > 0 && variation === 'by_team' && (
        <ByTeam jobs={jobs} name={`team-${index}`} level={primary.heading ? 'h3' : 'h2'} />
      )}
      {jobs.length > 0 && variation === 'all' && (
        <div className={styles.table}>
          <JobRows jobs={jobs} showsTeam />
        </div>
      )}
    </Section>
  );
}
