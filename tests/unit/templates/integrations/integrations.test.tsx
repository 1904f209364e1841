import { expect, test } from 'vitest';
import { categoryColours } from '../../../../config/tokens.ts';
import { UsedIntegrations } from '../../../../src/templates/cases/UsedIntegrations.tsx';
import { ConnectionDrawing } from '../../../../src/templates/integrations/ConnectionDrawing.tsx';
import { listedIntegrations, tileColourOf } from '../../../../src/templates/integrations/integrations.ts';
import { IntegrationList } from '../../../../src/templates/slices/IntegrationList/IntegrationList.tsx';
import { documentOf, sliceOf } from '../../support/document-of.ts';
import { samplePage } from '../../support/sample-page.ts';

const names = ['Xero', 'NetSuite', 'Slack'];
const documents = names.map((name) => documentOf('integration', { name }, { uid: name.toLowerCase() }));

/** The class of the tile before each name, by the name's first letter. */
function tilesIn(markup: string): Record<string, string | undefined> {
  const tiles = [...markup.matchAll(/<span class="_monogram_\w+ _(\w+?)_\w+"[^>]*>(\w)</g)];
  return Object.fromEntries(tiles.map(([, colour, letter]) => [letter, colour]));
}

test('An app has one colour in featured lists, in the directory, in cases and on its own page', () => {
  const { html, page } = samplePage({ documents });
  const items = ['NetSuite', 'Slack', 'Xero'].map((name) => ({ name }));
  const featured = tilesIn(
    html(<IntegrationList slice={sliceOf('integration_list', 'featured', { items })} index={1} />),
  );
  expect(Object.keys(featured)).toHaveLength(names.length);
  expect(tilesIn(html(<IntegrationList slice={sliceOf('integration_list', 'directory', {})} index={1} />))).toEqual(
    featured,
  );
  expect(tilesIn(html(<UsedIntegrations integrations={listedIntegrations(page)} />))).toEqual(featured);
  for (const integration of documents) {
    const { tile } = categoryColours[tileColourOf(integration.data.name ?? '')];
    expect(html(<ConnectionDrawing integration={integration} />)).toContain(`fill="${tile}"`);
  }
});
