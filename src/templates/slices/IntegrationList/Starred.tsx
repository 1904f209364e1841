import type { Content } from '@prismicio/client';
import { colours } from '../../../../config/tokens.ts';
import { hasHead } from '../../../components/has-head.ts';
import { levelBelow, type SliceLevel } from '../../../components/heading-level.ts';
import { linkAttributes } from '../../../components/link-attributes.ts';
import { Section } from '../../../components/Section.tsx';
import { Sun } from '../../../components/Sun.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { type ListedIntegration, linked, nameOf } from '../../integrations/integrations.ts';
import { AppTile, HeliosTile } from '../../integrations/tiles.tsx';
import { usePage } from '../../page-context.ts';
import styles from './Starred.module.css';

interface StarredProps {
  readonly primary: Content.IntegrationListSliceStarredPrimary;
  readonly level: SliceLevel;
}

/**
 * The integrations that most customers want, on one horizon: lines join their tiles with the tile of Helios in front of
 * the sun.
 */
export function Starred({ primary, level }: StarredProps) {
  const page = usePage();
  const apps = primary.integrations.flatMap(({ integration: field }) => {
    const integration = page.related('integration', field);
    return integration ? linked(page, integration) : [];
  });
  if (apps.length === 0) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      <div className={styles.hub}>
        <Sky count={apps.length} />
        <ul className={styles.apps}>
          {apps.map((each) => (
            <App key={each.integration.id} of={each} level={levelBelow(level, primary.heading)} />
          ))}
        </ul>
      </div>
      <ActionLinks fields={primary.links} />
    </Section>
  );
}

/** The sun with the tile of Helios, and a line from there to the middle of each of `count` columns. */
function Sky({ count }: { readonly count: number }) {
  const middles = Array.from({ length: count }, (_, at) => Math.round(((at + 0.5) * 1000) / count));
  return (
    <>
      <svg className={styles.sun} viewBox="0 0 600 300" aria-hidden="true">
        <Sun cx={300} cy={300} r={210} core={colours['sun-300']} gap={18} length={12} step={5} />
      </svg>
      <svg className={styles.lines} viewBox="0 0 1000 220" preserveAspectRatio="none" aria-hidden="true">
        <path d={middles.map((x) => `M500 60Q${x} 60 ${x} 220`).join('')} />
      </svg>
      <svg className={styles.helios} viewBox="0 0 160 160" aria-hidden="true">
        <HeliosTile />
      </svg>
    </>
  );
}

function App({ of: { integration, link }, level: Title }: { of: ListedIntegration; level: 'h2' | 'h3' }) {
  const { headline, tagline } = integration.data;
  const name = nameOf(integration);
  return (
    <li className={styles.app}>
      <svg className={styles.tile} viewBox="0 0 160 160" aria-hidden="true">
        <AppTile name={name} />
      </svg>
      <div className={styles.words}>
        <Title className={styles.name}>
          <a {...linkAttributes(link)} className={styles.link}>
            {name}
          </a>
        </Title>
        {(headline || tagline) && <p className={styles.line}>{headline || tagline}</p>}
      </div>
    </li>
  );
}
