import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import { keyed } from '../../../components/keyed.ts';
import { Section } from '../../../components/Section.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import styles from './People.module.css';

interface PeopleProps {
  readonly primary: Content.TeamSlicePeoplePrimary;
  readonly level: 'h1' | 'h2';
}

/** Portraits in arches, each above a name, a role and a place. */
export function People({ primary, level }: PeopleProps) {
  const people = primary.items.filter(({ name, portrait }) => name || portrait);
  if (people.length === 0 && !hasHead(primary)) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {people.length > 0 && (
        <ul className={styles.people}>
          {keyed(people).map(({ key, item }) => (
            <li key={key}>
              <div className={styles.arch}>
                {item.portrait && <Portrait person={item.portrait} className={styles.portrait} />}
              </div>
              {item.name && <p className={styles.name}>{item.name}</p>}
              {item.role && <p className={styles.role}>{item.role}</p>}
              {item.place && <p className={styles.place}>{item.place}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
