import { expect, test } from 'vitest';
import { Hero } from '../../../../../src/templates/slices/Hero/Hero.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { imageOf, samplePage, showPicture } from '../../../support/sample-page.ts';

const { html } = samplePage({ picture: showPicture });

test('A hero without words leaves no frame', () => {
  const heroes = [
    sliceOf('hero', 'default'),
    sliceOf('hero', 'split', { image: imageOf('desk') }),
    sliceOf('hero', 'form', { form_heading: 'Write' }),
  ];
  for (const hero of heroes) expect(html(<Hero slice={hero} index={0} />)).toBe('');
});

test('A hero whose form does not exist has its words and no card', () => {
  const points = [{ text: 'Thirty minutes' }, { text: null }];
  const slice = sliceOf('hero', 'form', { heading: 'Talk to us', points, form_heading: 'Write' });
  const page = html(<Hero slice={slice} index={0} />);
  expect(page).toMatch(/<h1[^>]*>Talk to us<\/h1>.*Thirty minutes/s);
  expect(page).not.toContain('Write');
});

test('Words without a scene may have a thing on the horizon', () => {
  const drawn = html(
    <Hero slice={sliceOf('hero', 'default', { heading: 'Small print', drawing: 'paper' })} index={0} />,
  );
  expect(drawn).toMatch(/Small print.*<svg/s);
  expect(html(<Hero slice={sliceOf('hero', 'default', { heading: 'Small print' })} index={0} />)).not.toContain('<svg');
});

test('Beside a form stand a quote and a score, each only if the content has it', () => {
  const beside = (proof: object) =>
    html(<Hero slice={sliceOf('hero', 'form', { heading: 'Begin', ...proof })} index={0} />);
  const all = beside({ quote: 'It adds up.', author: 'Maja', score: 4.7, out_of: 5, source: 'Ledger Review' });
  expect(all).toMatch(/<blockquote[^>]*>It adds up\.<\/blockquote>.*Maja.*4\.7.*Ledger Review/s);
  expect(beside({ author: 'Maja', source: 'Ledger Review' })).not.toMatch(/Maja|Ledger Review/);
});
