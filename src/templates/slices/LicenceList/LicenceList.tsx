import { Section } from '../../../components/Section.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import type { BundledPackage } from '../../../site/bundled-package.ts';
import { usePage } from '../../page-context.ts';
import type { SliceProps } from '../../slice-props.ts';
import styles from './LicenceList.module.css';

/**
 * The packages that reach visitors, with their licences. Packages with the same licence text share one entry, because
 * most are parts of one project.
 */
export function LicenceList({ slice: { primary } }: SliceProps<'licence_list'>) {
  const groups = Map.groupBy(usePage().packages, ({ text }) => text);
  return (
    <Section primary={primary} className={styles.entries}>
      {[...groups].map(([text, packages]) => (
        <Entry key={text} text={text} packages={packages} />
      ))}
    </Section>
  );
}

interface EntryProps {
  readonly text: string;
  readonly packages: readonly BundledPackage[];
}

function Entry({ text, packages }: EntryProps) {
  const page = usePage();
  const [first] = packages;
  if (!first) return null;
  const { source } = first;
  const link = source ? page.link({ link_type: 'Web', url: source, text: source.replace('https://', '') }) : undefined;
  return (
    <div className={styles.entry}>
      <h2 className={styles.names} translate="no">
        {packages.map(({ name }) => name).join(', ')}
      </h2>
      <p>
        {first.licence}
        {link && (
          <>
            {' · '}
            <TextLink link={link} />
          </>
        )}
      </p>
      <details className={styles.licence}>
        <summary className={styles.summary}>{page.string('licence_text')}</summary>
        <pre className={styles.text} lang="en" translate="no">
          {text}
        </pre>
      </details>
    </div>
  );
}
