import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertImageCache } from '../../../src/cli/assert-image-cache.ts';

const root = '/srv/site';
const around = { root, workFolder: join(root, '.helios'), out: join(root, 'out') };
const assertFolder = (folder: string) => assertImageCache({ ...around, imageCache: { kind: 'folder', folder } });

test.each(['.helios', '.helios/images', 'out', 'out/images', 'out.helios', 'public/images', 'content'])(
  'A shared cache in a folder that Helios replaces or reads is refused: %s',
  (folder) => {
    expect(() => assertFolder(join(root, folder))).toThrow(
      /HELIOS_IMAGE_CACHE must be a folder for shared images alone/,
    );
  },
);

test.each(['../images', '.image-cache', 'outside'])(
  'A shared cache in a folder of its own is accepted: %s',
  (folder) => {
    expect(() => assertFolder(join(root, folder))).not.toThrow();
  },
);
