import { expect, test } from 'vitest';
import { Image } from '../../../../../src/templates/slices/Image/Image.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { imageOf, samplePage, showPicture } from '../../../support/sample-page.ts';

const { html } = samplePage({ picture: showPicture });

test('A picture has its caption below it, and no empty caption', () => {
  const captioned = sliceOf('image', 'wide', { image: imageOf('desk'), caption: 'The last day' });
  expect(html(<Image slice={captioned} index={1} />)).toContain('>The last day</figcaption>');
  const plain = sliceOf('image', 'wide', { image: imageOf('desk') });
  expect(html(<Image slice={plain} index={1} />)).not.toContain('figcaption');
});

test.each([
  sliceOf('image', 'default'),
  sliceOf('image', 'wide', { caption: 'Offices' }),
  sliceOf('image', 'gallery', { heading: 'Offices', items: [{ caption: 'Leeds' }] }),
])('An image slice without a picture prints nothing: $variation', (slice) => {
  expect(html(<Image slice={slice} index={1} />)).toBe('');
});

test('A gallery leaves out items without a picture', () => {
  const items = [{ image: imageOf('leeds') }, { caption: 'Hull' }, { image: imageOf('cardiff') }];
  const page = html(<Image slice={sliceOf('image', 'gallery', { items })} index={1} />);
  expect(Array.from(page.matchAll(/<img src="([^"]+)"/g), ([, src]) => src)).toEqual(['/leeds.png', '/cardiff.png']);
});

test('Only the picture that opens a page is fetched early', () => {
  const slice = sliceOf('image', 'wide', { image: imageOf('desk') });
  expect(html(<Image slice={slice} index={0} />)).toContain('fetchPriority="high"');
  expect(html(<Image slice={slice} index={3} />)).toContain('loading="lazy"');
});
