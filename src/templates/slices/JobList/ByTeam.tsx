import { JobRows } from '../../jobs/JobRows.tsx';
import { byTeam, type OpenJob } from '../../jobs/jobs.ts';
import { usePage } from '../../page-context.ts';
import styles from './ByTeam.module.css';

interface ByTeamProps {
  readonly jobs: readonly OpenJob[];
  /** The name of the filter's radio buttons, unique on the page. */
  readonly name: string;
  readonly level: 'h2' | 'h3';
}

/** The jobs of each team beside the team's name, with a filter by team that needs no script. */
export function ByTeam({ jobs, name, level: Heading }: ByTeamProps) {
  const page = usePage();
  const teams = byTeam(jobs);
  return (
    <div className={styles.jobs}>
      {teams.length > 1 && (
        <fieldset className={styles.filter} data-print="no">
          <legend className={styles.legend}>{page.string('job_team')}</legend>
          <div className={styles.choices}>
            <Choice name={name} team="" label={page.string('filter_all')} count={jobs.length} />
            {teams.map((each) => (
              <Choice key={each.team} name={name} team={each.team} label={each.team} count={each.jobs.length} />
            ))}
          </div>
        </fieldset>
      )}
      {teams.map((each) => (
        <section key={each.team} className={styles.team} data-team={each.team}>
          <Heading className={styles.name}>{each.team}</Heading>
          <JobRows jobs={each.jobs} />
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly team: string;
  readonly label: string;
  readonly count: number;
}

function Choice({ name, team, label, count }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={name} value={team} defaultChecked={team === ''} />
      {label}
      <span className={styles.count}>{count}</span>
    </label>
  );
}
