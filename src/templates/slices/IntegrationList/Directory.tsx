import type { Content } from '@prismicio/client';
import { hasHead } from '../../../components/has-head.ts';
import type { SliceLevel } from '../../../components/heading-level.ts';
import { Section } from '../../../components/Section.tsx';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { EmptyList } from '../../components/EmptyList.tsx';
import { Filter } from '../../components/Filter.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { IntegrationRows } from '../../integrations/IntegrationRows.tsx';
import { integrationCategories, type ListedIntegration, listedIntegrations } from '../../integrations/integrations.ts';
import { type PageContext, usePage } from '../../page-context.ts';
import styles from './Directory.module.css';

interface DirectoryProps {
  readonly primary: Content.IntegrationListSliceDirectoryPrimary;
  readonly level: SliceLevel;
  /** The name of the filter's radio buttons, unique on the page. */
  readonly name: string;
}

/** All integrations with a filter by category. */
export function Directory({ primary, level, name }: DirectoryProps) {
  const page = usePage();
  const integrations = listedIntegrations(page);
  if (integrations.length === 0 && !hasHead(primary)) return null;
  return (
    <Section primary={primary} className={styles.section}>
      {hasHead(primary) && <SectionHead primary={primary} level={level} />}
      {integrations.length > 0 ? (
        <Filter name={name} choices={choicesOf(page, integrations)} total={integrations.length} layout="beside">
          <IntegrationRows integrations={integrations} showsCategory />
        </Filter>
      ) : (
        <EmptyList />
      )}
      <ActionLinks fields={primary.links} />
    </Section>
  );
}

/**
 * All categories in their order, even those without integrations: the filter's choices and the rows refer to a category
 * by its place in this order.
 */
function choicesOf(page: PageContext, integrations: readonly ListedIntegration[]) {
  return integrationCategories.map((category) => ({
    label: page.string(`category_${category}`),
    count: integrations.filter(({ integration }) => integration.data.category === category).length,
  }));
}
