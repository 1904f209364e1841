import { expect, test } from 'vitest';
import { pullFiles, writeMedia } from '../../../src/authoring/media-files.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';

const media = new Map([
  ['https://images.prismic.io/acme/3f2a_card.svg', 'one'],
  ['https://images.prismic.io/acme/77aa_card.svg', 'another'],
  ['https://images.prismic.io/acme/90bc_card.svg', 'one'],
]);
const pull = (folder: string) =>
  pullFiles([...media.keys()], folder, async (url) => new TextEncoder().encode(media.get(url)));

test('Two files that have one name in a pull get two names, and equal files share one', async () => {
  using folder = temporaryFolder();
  const first = [...(await pull(folder.path)).values()];
  expect(first).toMatchObject([
    { name: 'card.svg' },
    { name: expect.stringMatching(/^\w{12}-card\.svg$/) },
    { name: 'card.svg' },
  ]);
  for (const file of first) writeMedia(folder.path, file);
  const second = [...(await pull(folder.path)).values()];
  expect(second).toEqual(first.map(({ name }) => ({ name, bytes: undefined })));
});
