import { expect, test } from 'vitest';
import { Video } from '../../../../../src/templates/slices/Video/Video.tsx';
import { sliceOf } from '../../../support/document-of.ts';
import { samplePage } from '../../../support/sample-page.ts';

test('A video slice without a film prints nothing, whatever its words', () => {
  const slice = sliceOf('video', 'hosted', { heading: 'Watch' });
  expect(samplePage().html(<Video slice={slice} index={1} />)).toBe('');
});
