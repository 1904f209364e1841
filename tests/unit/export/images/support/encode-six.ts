import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createImageWork } from '../../../../../src/export/images/image-work.ts';
import type { ImageNote } from '../../../../../src/export/images/media-notes.ts';
import { openStore } from '../../../../../src/export/output/store.ts';
import { plainSeal } from '../../../support/seals.ts';

// A process that makes three files of each of two originals. It says on stdout how many are done, and at its end what it
// made. Its arguments are the file of the originals and the work folder.

const [originalFile = '', folder = ''] = process.argv.slice(2);

const note = (name: string): ImageNote => ({
  url: `https://images.prismic.io/small/${name}.png`,
  files: [480, 320, 160].map((width) => ({ pathname: `/${name}-${width}.avif`, format: 'avif', width })),
  from: undefined,
});

const work = createImageWork({
  isWanted: true,
  store: openStore(join(folder, 'store')),
  indexFile: join(folder, 'images.sqlite'),
  seal: plainSeal,
  config: { mode: 'local', avif: { quality: 50, effort: 0 }, webp: { quality: 78 }, jpeg: { quality: 80 } },
  // Bytes after the end of a PNG change nothing but its hash, so that the originals are two.
  fetchMedia: async (url) => Buffer.concat([readFileSync(originalFile), Buffer.from(url)]),
  onProgress: (done) => process.stdout.write(`${done} done\n`),
});
const { made, files } = await work.finish({ images: [note('a'), note('b')], drawn: [] });
process.stdout.write(`${JSON.stringify({ made, files })}\n`);
