import { expect, test } from 'vitest';
import { assertSameSource } from '../../../src/pipeline/same-source.ts';

const acme = 'https://acme.cdn.prismic.io';
const embedded = { kind: 'embedded', name: 'embedded content' } as const;
const input = { out: '/site/out', content: embedded, isChosen: false };

test('A site that was made from another source is not replaced', () => {
  expect(() => assertSameSource({ ...input, published: { source: acme } })).toThrow(
    expect.objectContaining({
      code: 'other-source',
      exitCode: 2,
      message: `/site/out was made from ${acme}. This export would replace it by embedded content.`,
      where: '/site/out',
      hint: expect.stringContaining('--content embedded'),
    }),
  );
});

test('A site from one repository is not replaced by one from another', () => {
  const content = { kind: 'prismic', name: 'https://acmee.cdn.prismic.io' } as const;
  expect(() => assertSameSource({ ...input, content, published: { source: acme } })).toThrow(acme);
});

test.each([
  ['is the same', { published: { source: embedded.name } }],
  ['is named on the command line', { published: { source: acme }, isChosen: true }],
  ['has no site yet', { published: undefined }],
])('A site is replaced if the source %s', (_, rest) => {
  expect(() => assertSameSource({ ...input, ...rest })).not.toThrow();
});
