import { expect, test } from 'vitest';
import { MediaText } from '../../../../../src/templates/slices/MediaText/MediaText.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { emptyElement } from '../../../support/empty-element.ts';
import { imageOf, samplePage, showPicture } from '../../../support/sample-page.ts';
import { pageWithScene, sceneField } from '../../scenes/sample-scene.ts';

test('A picture without words beside it leaves no frame', () => {
  const { html } = samplePage({ picture: showPicture });
  const slice = sliceOf('media_text', 'image_start', { image: imageOf('desk') });
  expect(html(<MediaText slice={slice} index={1} />)).toBe('');
});

test('A media text with a heading alone has no empty elements', () => {
  const { html } = samplePage();
  const markup = html(<MediaText slice={sliceOf('media_text', 'image_end', { heading: 'Match' })} index={1} />);
  expect(markup).toContain('Match');
  expect(markup).not.toMatch(emptyElement);
});

test('The words of a media text come before their scene in the source, on whichever side the scene stands', () => {
  const { html } = pageWithScene({ kind: 'card_deck', description: 'Cards.' });
  for (const variation of ['image_start', 'image_end'] as const) {
    const slice = sliceOf('media_text', variation, { heading: 'Match', scene: sceneField });
    expect(html(<MediaText slice={slice} index={1} />)).toMatch(/Match.*role="img"/s);
  }
});
