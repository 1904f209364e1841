import { expect, test } from 'vitest';
import { SliceZone } from '../../../src/templates/SliceZone.tsx';
import type { Slice } from '../../../src/templates/slice-props.ts';
import { samplePage } from './sample-page.ts';

test('a slice unknown to the code is reported and leaves no trace', () => {
  const unknown = { id: 'x', slice_type: 'hologram', variation: 'default', primary: {} } as unknown as Slice;
  const { html, reports } = samplePage();
  expect(html(<SliceZone slices={[unknown]} />)).toBe('');
  expect(reports).toEqual([{ code: 'unknown-slice', message: 'No component knows the slice "hologram".' }]);
});
