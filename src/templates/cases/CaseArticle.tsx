import type { ReactNode } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { crumbsOf } from '../crumbs.ts';
import { linked } from '../integrations/integrations.ts';
import { usePage } from '../page-context.ts';
import { SliceZone } from '../SliceZone.tsx';
import { Row } from '../slices/Stats/Row.tsx';
import { Quote } from '../slices/Testimonial/Quote.tsx';
import styles from './CaseArticle.module.css';
import type { Case, CaseKind } from './cases.ts';
import { OtherCases } from './OtherCases.tsx';
import { UsedIntegrations } from './UsedIntegrations.tsx';

interface FactLine {
  readonly label: string;
  readonly value: ReactNode;
}

interface CaseArticleProps {
  readonly document: Case;
  readonly kind: CaseKind;
  /** An additional line among the facts about the company. */
  readonly fact?: FactLine | undefined;
}

/** A case study: headline and cover, facts about the company, figures, a quote, the story, and two other cases. */
export function CaseArticle({ document, kind, fact }: CaseArticleProps) {
  const page = usePage();
  const { data } = document;
  const cover = page.picture(data.hero_image, { width: 1320 });
  const plane = { anchor_id: null, hour: null, eyebrow: null } as const;
  const figures = data.stats.filter(({ value }) => value).map((figure) => ({ ...figure, source: null }));
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(page, document)} theme="light" />
      <Head document={document} />
      {cover && (
        <div className={styles.cover}>
          <Picture picture={cover} className={styles.picture} isFirst />
        </div>
      )}
      <Company document={document} fact={fact} />
      <Row primary={{ ...plane, theme: 'brand', heading: null, items: figures }} />
      <Quote
        primary={{
          ...plane,
          theme: 'dark',
          quote: data.quote,
          author: data.quote_author,
          role: data.quote_role,
          portrait: data.quote_portrait,
          links: [],
        }}
      />
      <SliceZone slices={data.slices} isBelowHead />
      <OtherCases than={document} kind={kind} />
    </>
  );
}

function Head({ document: { uid, data } }: { readonly document: Case }) {
  const logo = usePage().picture(data.logo, { width: 240 });
  return (
    <header className={styles.head} data-theme="light">
      <h1 className={styles.title}>
        <Phrases text={data.headline || data.title || uid} />
      </h1>
      {logo && <Picture picture={logo} className={styles.logo} />}
    </header>
  );
}

function Company({ document: { data }, fact }: Pick<CaseArticleProps, 'document' | 'fact'>) {
  const page = usePage();
  const used = data.integrations.flatMap(({ integration: field }) => {
    const integration = page.related('integration', field);
    return integration ? linked(page, integration) : [];
  });
  const facts = [
    { label: page.string('case_industry'), value: data.industry },
    { label: page.string('case_size'), value: data.company_size },
    { label: page.string('case_place'), value: data.place },
    ...(fact ? [fact] : []),
    {
      label: page.string('case_integrations'),
      value: used.length > 0 && <UsedIntegrations integrations={used} />,
    },
  ];
  if (!data.summary && !facts.some(({ value }) => value)) return null;
  return (
    <Section primary={{ theme: 'light', anchor_id: null }} className={styles.company} isTight>
      <Facts facts={facts} />
      {data.summary && <p className={styles.summary}>{data.summary}</p>}
    </Section>
  );
}
