import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { AnchorNav } from '../../../../src/templates/slices/AnchorNav/AnchorNav.tsx';
import { FeatureGrid } from '../../../../src/templates/slices/FeatureGrid/FeatureGrid.tsx';
import { IntegrationList } from '../../../../src/templates/slices/IntegrationList/IntegrationList.tsx';
import { LogoWall } from '../../../../src/templates/slices/LogoWall/LogoWall.tsx';
import { MediaText } from '../../../../src/templates/slices/MediaText/MediaText.tsx';
import { RatingBadges } from '../../../../src/templates/slices/RatingBadges/RatingBadges.tsx';
import { Stats } from '../../../../src/templates/slices/Stats/Stats.tsx';
import { Steps } from '../../../../src/templates/slices/Steps/Steps.tsx';
import { Testimonial } from '../../../../src/templates/slices/Testimonial/Testimonial.tsx';
import { pageWithScene, sceneField } from './sample-scene.ts';

/** A slice as the CMS gives it when an editor has filled only `fields`. */
function slice<Slice>(variation: string, fields: object, item: object = {}): Slice {
  const words = { anchor_id: null, theme: null, label: null, hour: null, eyebrow: null, heading: null, body: [] };
  const rest = { links: [], scene: { link_type: 'Any' }, image: {}, caption: null, items: [item], list_heading: null };
  return { variation, primary: { ...words, ...rest, ...fields } } as Slice;
}

const { html } = pageWithScene({ kind: 'card_deck', description: 'Cards.' });
const noLink = { link_type: 'Any' };

describe('with nothing but the essential fields', () => {
  test.each([
    [
      'logo wall',
      () => <LogoWall slice={slice('default', {}, { name: 'Osterby', logo: {}, link: noLink })} />,
      'Osterby',
    ],
    [
      'day track',
      () => <AnchorNav slice={slice('default', {}, { hour: null, label: 'Pay', anchor: 'pay' })} />,
      '#pay',
    ],
    ['media text', () => <MediaText slice={slice('image_end', { heading: 'Match' })} index={1} />, 'Match'],
    [
      'tile',
      () => <FeatureGrid slice={slice('cards', {}, { heading: 'A', body: null, plane: null, image: {} })} index={1} />,
      'A</h3>',
    ],
    [
      'column',
      () => <FeatureGrid slice={slice('icons', {}, { heading: 'A', body: null, icon: null })} index={1} />,
      'A</h2>',
    ],
    ['checklist', () => <FeatureGrid slice={slice('checklist', {}, { text: 'A' })} index={1} />, 'A</span>'],
    [
      'steps',
      () => <Steps slice={slice('numbered', {}, { hour: null, heading: 'Ask', body: null })} index={1} />,
      'Ask',
    ],
    [
      'stats',
      () => <Stats slice={slice('row', {}, { value: '94%', label: 'matched', source: null })} index={1} />,
      '94%',
    ],
    [
      'testimonial',
      () => <Testimonial slice={slice('quote', { quote: 'Good.', author: null, role: null })} index={1} />,
      'Good.',
    ],
    [
      'ratings',
      () => <RatingBadges slice={slice('default', {}, { score: null, out_of: null, source: 'Store' })} />,
      'Store',
    ],
    [
      'integrations',
      () => <IntegrationList slice={slice('featured', {}, { name: 'Xero', category: null })} index={1} />,
      'Xero',
    ],
  ])('a %s has no empty elements', (_name, element, expected) => {
    const markup = html(element());
    expect(markup).toContain(expected);
    expect(markup).not.toMatch(/null|undefined|<(?:header|p|b|small|time|h2|h3|dd|span)(?: class="[\w ]+")?><\//);
  });
});

describe('a slice without its content prints nothing', () => {
  test.each([
    ['logo wall', () => <LogoWall slice={slice('default', { items: [] })} />],
    ['day track', () => <AnchorNav slice={slice('default', {}, { hour: '08:12', label: 'Pay', anchor: null })} />],
    ['testimonial', () => <Testimonial slice={slice('quote', { quote: null })} index={1} />],
  ])('%s', (_name, element) => {
    expect(html(element())).toBe('');
  });
});

test('words come before their scene in the source, on whichever side it stands', () => {
  const fields = { heading: 'Match', scene: sceneField };
  for (const variation of ['image_start', 'image_end']) {
    expect(html(<MediaText slice={slice(variation, fields)} index={1} />)).toMatch(/Match.*role="img"/s);
  }
});

test('a tile in the colour of its section takes another plane', () => {
  const item = { heading: 'A', body: null, plane: 'ink', width: 'narrow', image: {} };
  const onDark = html(<FeatureGrid slice={slice('cards', { theme: 'dark' }, item)} index={1} />);
  const onLight = html(<FeatureGrid slice={slice('cards', { theme: 'light' }, item)} index={1} />);
  expect(onDark).toMatch(/<article class="[^"]*surface/);
  expect(onLight).not.toMatch(/<article class="[^"]*surface/);
});

test('a rating fills its half-disc to the share of the best', () => {
  const item = { score: 4.5, out_of: 5, source: 'Store', count: null };
  const { html } = pageWithScene({}, 'de');
  const markup = html(<RatingBadges slice={slice<Content.RatingBadgesSlice>('default', {}, item)} />);
  expect(markup).toContain('stroke-dasharray="68 151"');
  expect(markup).toContain('<b>4,5</b><small> / 5</small>');
});
