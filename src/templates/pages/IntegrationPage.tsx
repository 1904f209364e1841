import { Badge } from '../../components/Badge.tsx';
import { ActionLink } from '../../components/Button.tsx';
import { Facts } from '../../components/Facts.tsx';
import { keyed } from '../../components/keyed.ts';
import { Section } from '../../components/Section.tsx';
import { crumbsOf } from '../crumbs.ts';
import { ConnectionDrawing } from '../integrations/ConnectionDrawing.tsx';
import { IntegrationRows } from '../integrations/IntegrationRows.tsx';
import { type Integration, listedIntegrations, nameOf } from '../integrations/integrations.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import styles from './IntegrationPage.module.css';
import { Opening } from './Opening.tsx';

/** The page of an integration: what the connection does, what it requires, and other integrations of its category. */
export function IntegrationPage({ document }: { readonly document: Integration }) {
  const page = usePage();
  const { category, tagline, facts, external_url, slices } = document.data;
  const site = page.link(external_url);
  return (
    <>
      <Opening
        crumbs={crumbsOf(page, document)}
        badges={category && <Badge>{page.string(`category_${category}`)}</Badge>}
        title={nameOf(document)}
        summary={tagline}
        art={<ConnectionDrawing integration={document} />}
        artShape="wide"
      >
        <Facts facts={facts} />
        {site && <ActionLink link={{ ...site, text: page.string('integration_site') }} />}
      </Opening>
      <Features integration={document} />
      <SliceZone slices={slices} isBelowHead />
      <OthersOfKind integration={document} />
    </>
  );
}

function Features({ integration: { data } }: { readonly integration: Integration }) {
  const features = data.features.filter(({ heading, body }) => heading || body);
  if (features.length === 0) return null;
  return (
    <Section primary={{ theme: 'light', anchor_id: null }}>
      <ul className={styles.features}>
        {keyed(features).map(({ key, item: { heading, body } }) => (
          <li key={key} className={styles.feature}>
            {heading && <h2 className={styles.title}>{heading}</h2>}
            {body && <p className={styles.body}>{body}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OthersOfKind({ integration }: { readonly integration: Integration }) {
  const page = usePage();
  const { category } = integration.data;
  if (!category) return null;
  const others = listedIntegrations(page).filter(
    ({ integration: { id, data } }) => data.category === category && id !== integration.id,
  );
  if (others.length === 0) return null;
  return (
    <Section primary={{ theme: 'tint', anchor_id: null }} className={styles.others}>
      <h2 className={styles.heading}>{page.string(`category_${category}`)}</h2>
      <IntegrationRows integrations={others} />
    </Section>
  );
}
