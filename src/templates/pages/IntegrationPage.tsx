import { documentToLinkField, isFilled } from '@prismicio/client';
import { Badge } from '../../components/Badge.tsx';
import { Facts } from '../../components/Facts.tsx';
import { keyed } from '../../components/keyed.ts';
import { Section } from '../../components/Section.tsx';
import { quoteAbout } from '../cases/cases.ts';
import { ActionLinks } from '../components/ActionLinks.tsx';
import { crumbsOf } from '../crumbs.ts';
import { ConnectionDrawing } from '../integrations/ConnectionDrawing.tsx';
import { IntegrationRows } from '../integrations/IntegrationRows.tsx';
import { type Integration, listedIntegrations, nameOf } from '../integrations/integrations.ts';
import { Monogram } from '../integrations/Monogram.tsx';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { Quote } from '../slices/Testimonial/Quote.tsx';
import styles from './IntegrationPage.module.css';
import { Opening } from './Opening.tsx';

/**
 * The page of an integration: a scene of what arrives in the other product, what the connection does and requires, a
 * customer who uses it, and other integrations of its category, if there are enough.
 */
export function IntegrationPage({ document }: { readonly document: Integration }) {
  const page = usePage();
  const { headline, tagline, facts, slices } = document.data;
  const hasScene = page.related('product_scene', document.data.scene) !== undefined;
  return (
    <>
      <Opening
        crumbs={crumbsOf(page, document)}
        badges={(headline || document.data.category) && <Labels integration={document} />}
        title={headline || nameOf(document)}
        summary={tagline}
        art={
          hasScene ? <Scene field={document.data.scene} size="hero" /> : <ConnectionDrawing integration={document} />
        }
        artShape={hasScene ? 'scene' : 'wide'}
      >
        <Facts facts={facts} />
        <Ways integration={document} />
      </Opening>
      <Features integration={document} hasDrawing={hasScene} />
      <CustomerQuote integration={document} />
      <SliceZone slices={slices} isBelowHead />
      <OthersOfKind integration={document} />
    </>
  );
}

/** The first action of the page's call to action, and a link to the product's own website. */
function Ways({ integration: { data } }: { readonly integration: Integration }) {
  const page = usePage();
  const [start] = data.slices.flatMap(({ primary, slice_type }) =>
    slice_type === 'cta' && 'links' in primary ? primary.links : [],
  );
  const site = isFilled.link(data.external_url)
    ? { ...data.external_url, text: page.string('integration_site'), variant: 'Plain' }
    : undefined;
  return <ActionLinks fields={[start, site].filter((field) => field !== undefined)} />;
}

/** The product's name, if the page's title is a headline about it, and the integration's category. */
function Labels({ integration }: { readonly integration: Integration }) {
  const page = usePage();
  const { category, headline } = integration.data;
  const name = nameOf(integration);
  return (
    <>
      {headline && (
        <span className={styles.product}>
          <Monogram name={name} />
          {name}
        </span>
      )}
      {category && <Badge>{page.string(`category_${category}`)}</Badge>}
    </>
  );
}

interface FeaturesProps {
  readonly integration: Integration;
  /** True if the drawing of the connection stands beside the features, because the opening has another picture. */
  readonly hasDrawing: boolean;
}

function Features({ integration, hasDrawing }: FeaturesProps) {
  const features = integration.data.features.filter(({ heading, body }) => heading || body);
  if (features.length === 0) return null;
  return (
    <Section primary={{ theme: 'light', anchor_id: null }} className={hasDrawing ? styles.pair : undefined}>
      {hasDrawing && <ConnectionDrawing integration={integration} />}
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

/** What a customer says about the integration, and the link to the customer's case. */
function CustomerQuote({ integration }: { readonly integration: Integration }) {
  const said = quoteAbout(usePage(), integration);
  if (!said) return null;
  const { document, quote } = said;
  const { headline, title, quote_author, quote_role, quote_portrait, company } = document.data;
  const link = {
    ...documentToLinkField(document),
    text: headline || title || document.uid,
    variant: 'Plain',
    key: 'case',
  } as const;
  return (
    <Quote
      primary={{
        ...{ theme: 'dark', anchor_id: null, hour: null, eyebrow: company },
        ...{ quote, author: quote_author, role: quote_role, portrait: quote_portrait },
        links: [link],
      }}
    />
  );
}

/**
 * The smallest number of other integrations that are listed. A page with fewer ends with its call to action, because
 * one or two rows would leave half of the section empty.
 */
const minOthers = 3;

function OthersOfKind({ integration }: { readonly integration: Integration }) {
  const page = usePage();
  const { category } = integration.data;
  if (!category) return null;
  const others = listedIntegrations(page).filter(
    ({ integration: { id, data } }) => data.category === category && id !== integration.id,
  );
  if (others.length < minOthers) return null;
  return (
    <Section primary={{ theme: 'light', anchor_id: null }} className={styles.others}>
      <h2 className={styles.heading}>{page.string(`category_${category}`)}</h2>
      <IntegrationRows integrations={others} />
    </Section>
  );
}
