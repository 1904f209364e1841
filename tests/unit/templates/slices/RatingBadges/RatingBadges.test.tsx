import { expect, test } from 'vitest';
import { RatingBadges } from '../../../../../src/templates/slices/RatingBadges/RatingBadges.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { samplePage } from '../../../support/sample-page.ts';
import { pageWithScene } from '../../scenes/sample-scene.ts';

test('A rating fills its half-disc to the share of the best', () => {
  const { html } = pageWithScene({}, 'de');
  const slice = sliceOf('rating_badges', 'default', { items: [{ score: 4.5, out_of: 5, source: 'Store' }] });
  const markup = html(<RatingBadges slice={slice} />);
  expect(markup).toContain('stroke-dasharray="68 151"');
  expect(markup).toContain('<b>4,5</b><small> / 5</small>');
});

test('A rating of which only the source is known has no empty elements', () => {
  const markup = samplePage().html(
    <RatingBadges slice={sliceOf('rating_badges', 'default', { items: [{ source: 'Store' }] })} />,
  );
  expect(markup).toContain('Store');
  expect(markup).not.toMatch(emptyElement);
});
