import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readExportedSite } from '../../../src/check/exported-site.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { hostRules, link, notes, place } from './samples.ts';

const navigation = place({ id: 'N', type: 'navigation', uid: null, field: 'header[0].link' });

test('The links of a held page have its document as their place, and not the field that they once came from', async () => {
  using site = temporaryFolder();
  for (const name of ['pricing', 'legal', 'about']) {
    const file = join(site.path, `helios/en/${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '<a href="/helios/en/gone">More</a>');
  }
  const { field, ...document } = place();
  const held = [{ pathname: '/helios/en/pricing', document, release: '0123456789abcdef' }];
  const cached = notes({ links: [link('/helios/en/gone', navigation)] });
  const { pages, untraced } = await readExportedSite({ folder: site.path, hostRules, held }, (pathname) =>
    pathname === '/helios/en/about' ? undefined : cached,
  );
  expect(Object.fromEntries(pages.map(({ pathname, notes: { links } }) => [pathname, links[0]?.from]))).toEqual({
    '/helios/en/about': undefined,
    '/helios/en/legal': navigation,
    '/helios/en/pricing': document,
  });
  expect([...untraced]).toEqual(['/helios/en/about']);
});
