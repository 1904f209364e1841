import { Icon } from '../../components/Icon.tsx';
import { linkAttributes } from '../../components/link-attributes.ts';
import { usePage } from '../page-context.ts';
import styles from './JobRows.module.css';
import { type OpenJob, placesOf, salaryOf } from './jobs.ts';

interface JobRowsProps {
  readonly jobs: readonly OpenJob[];
  /** True if each row names its team. A row below a heading that names the team needs no such name. */
  readonly showsTeam?: boolean;
}

/** Jobs as rows, each with its salary. A row is a link to the job's page. */
export function JobRows({ jobs, showsTeam = false }: JobRowsProps) {
  const page = usePage();
  return (
    <ul className={styles.rows} data-columns={showsTeam ? 5 : 4}>
      {jobs.map(({ job, link }) => (
        <li key={job.id} className={styles.row}>
          <a {...linkAttributes(link)} className={styles.title}>
            {job.data.title || job.uid}
          </a>
          <div className={styles.facts}>
            {showsTeam && <span className={styles.fact}>{job.data.team}</span>}
            <span className={styles.fact}>{placesOf(job).join(', ')}</span>
            <span className={styles.fact}>{job.data.workplace}</span>
            <span className={styles.fact}>{salaryOf(job, page)}</span>
          </div>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
