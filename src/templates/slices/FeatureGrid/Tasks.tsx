import type { Content } from '@prismicio/client';
import { Badge } from '../../../components/Badge.tsx';
import choice from '../../../components/Choice.module.css';
import { Hour } from '../../../components/Hour.tsx';
import { levelBelow } from '../../../components/heading-level.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import grid from './FeatureGrid.module.css';
import type { FeatureGridProps } from './feature-grid-props.ts';
import styles from './Tasks.module.css';

type TasksPrimary = Content.FeatureGridSliceTasksPrimary;
type Task = TasksPrimary['items'][number];

/** Numbered tasks with boxes that visitors tick, on the screen or on paper, in groups that each have an hour. */
export function Tasks({ primary, level }: FeatureGridProps<TasksPrimary>) {
  const Heading = levelBelow(level, primary.heading);
  return (
    <Section primary={primary} className={grid.section}>
      {primary.heading && <SectionHead primary={primary} level={level} />}
      <div className={styles.groups}>
        {keyed(taskGroups(primary.items)).map(({ key, item: { first, tasks, start } }) => (
          <div key={key} className={styles.group}>
            {first.group && (
              <div className={styles.name}>
                <Heading>{first.group}</Heading>
                {first.hour && <Hour className={styles.hour}>{first.hour}</Hour>}
              </div>
            )}
            <ol start={start}>
              {keyed(tasks).map(({ key, item }) => (
                <li key={key} className={styles.task}>
                  <label className={choice.choice}>
                    <input className={choice.box} type="checkbox" />
                    <span className={choice.words}>
                      {start + key}. {item.text}
                    </span>
                  </label>
                  {item.is_automatic && primary.automatic_label && <Badge tone="sun">{primary.automatic_label}</Badge>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}

interface TaskGroup {
  /** The group's first task, which has its name and hour. */
  readonly first: Task;
  readonly tasks: readonly Task[];
  /** The number of the first task. The numbers go on from group to group. */
  readonly start: number;
}

/** The tasks in groups: a task with a name in `group` begins a new group. */
function taskGroups(items: TasksPrimary['items']): TaskGroup[] {
  const starts = items.flatMap(({ group }, at) => (group || at === 0 ? [at] : []));
  return starts.flatMap((at, index) => {
    const tasks = items.slice(at, starts[index + 1]);
    const [first] = tasks;
    return first ? { first, tasks, start: at + 1 } : [];
  });
}
