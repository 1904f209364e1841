import { expect, test } from 'vitest';
import { LicenceList } from '../../../../../src/templates/slices/LicenceList/LicenceList.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { samplePage } from '../../../support/sample-page.ts';

const slice = sliceOf('licence_list', 'default', {});
const packageOf = (name: string, text: string, source = 'https://git.example/sun') => ({
  name,
  licence: 'MIT',
  source,
  text,
});

test('Packages with one licence text share an entry with their names, their source and the text', () => {
  const packages = [
    packageOf('sun', 'Copyright A'),
    packageOf('moon', 'Copyright B', ''),
    packageOf('ray', 'Copyright A'),
  ];
  const markup = samplePage({ packages }).html(<LicenceList slice={slice} index={1} />);
  expect(Array.from(markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, names]) => names)).toEqual(['sun, ray', 'moon']);
  expect(markup.match(/Copyright A/g)).toHaveLength(1);
  expect(markup.match(/<a href="https:\/\/git\.example\/sun"/g)).toHaveLength(1);
  expect(markup).toMatch(/<pre[^>]* lang="en"[^>]*>Copyright B<\/pre>/);
});
