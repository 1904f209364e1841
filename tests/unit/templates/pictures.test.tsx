import type { Content } from '@prismicio/client';
import { expect, test } from 'vitest';
import type { PictureView } from '../../../src/components/view-models.ts';
import type { PageContext } from '../../../src/templates/page-context.ts';
import { Hero } from '../../../src/templates/slices/Hero/Hero.tsx';
import { Image } from '../../../src/templates/slices/Image/Image.tsx';
import { MediaText } from '../../../src/templates/slices/MediaText/MediaText.tsx';
import { samplePage } from '../support/sample-page.ts';

const noLink = { link_type: 'Any' };
const words = { anchor_id: null, theme: null, hour: null, eyebrow: null, heading: null, body: [], links: [] };

const picture: PageContext['picture'] = (field, { width }): PictureView | undefined =>
  field?.url
    ? { src: field.url, srcSet: undefined, sources: [], width, height: width / 2, alt: field.alt ?? '' }
    : undefined;
const { html } = samplePage({ picture });
const drawn = (name: string) => ({ image: { url: `/${name}.png`, alt: name }, caption: null });

function image(variation: string, primary: object) {
  return { variation, primary: { ...words, caption: null, ...primary } } as unknown as Content.ImageSlice;
}

test('a picture has its caption below it, and no empty one', () => {
  const withCaption = { ...drawn('desk'), caption: 'The last day' };
  expect(html(<Image slice={image('wide', withCaption)} index={1} />)).toContain('>The last day</figcaption>');
  expect(html(<Image slice={image('wide', drawn('desk'))} index={1} />)).not.toContain('figcaption');
});

test.each(['default', 'wide', 'gallery'])('a slice without a picture prints nothing: %s', (variation) => {
  const empty = { image: {}, heading: 'Offices', items: [{ image: {}, caption: 'Leeds' }] };
  expect(html(<Image slice={image(variation, empty)} index={1} />)).toBe('');
});

test('a gallery leaves out what is empty', () => {
  const items = [drawn('leeds'), { image: {}, caption: 'Hull' }, drawn('cardiff')];
  const page = html(<Image slice={image('gallery', { items })} index={1} />);
  expect(Array.from(page.matchAll(/<img src="([^"]+)"/g), ([, src]) => src)).toEqual(['/leeds.png', '/cardiff.png']);
});

test('only the picture that opens a page is fetched early', () => {
  expect(html(<Image slice={image('wide', drawn('desk'))} index={0} />)).toContain('fetchPriority="high"');
  expect(html(<Image slice={image('wide', drawn('desk'))} index={3} />)).toContain('loading="lazy"');
});

test('an opening without words, and words missing beside a picture, leave no frame', () => {
  const primary = { ...words, ...drawn('desk'), scene: noLink, points: [], lead_form: noLink, form_heading: 'Write' };
  for (const variation of ['default', 'split', 'form']) {
    const slice = { variation, primary } as unknown as Content.HeroSlice;
    expect(html(<Hero slice={slice} index={0} />)).toBe('');
  }
  const beside = { variation: 'image_start', primary } as unknown as Content.MediaTextSlice;
  expect(html(<MediaText slice={beside} index={1} />)).toBe('');
});

test('an opening whose form is not there has its words and no card', () => {
  const fields = { heading: 'Talk to us', points: [{ text: 'Thirty minutes' }, { text: null }] };
  const primary = { ...words, ...fields, lead_form: noLink, form_heading: 'Write' };
  const page = html(<Hero slice={{ variation: 'form', primary } as unknown as Content.HeroSlice} index={0} />);
  expect(page).toMatch(/<h1[^>]*>Talk to us<\/h1>.*Thirty minutes/s);
  expect(page).not.toContain('Write');
});
