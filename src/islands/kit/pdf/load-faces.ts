import { type Face, type FaceFiles, faceName } from './faces.ts';
import type { Subset } from './signs.ts';
import type { Weight } from './styles.ts';

/** Loads the files of faces. Each is a script of its own, so that a paper in English loads no Greek. */
export async function loadFaces(faces: readonly Face[]): Promise<FaceFiles> {
  const loaded = faces.map(async (face) => {
    const file = await files[face.subset][face.weight]();
    return [faceName(face), file.default] as const;
  });
  return new Map(await Promise.all(loaded));
}

/** The bundler makes a script of each file, which has the bytes of the font. */
const files: Readonly<Record<Subset, Readonly<Record<Weight, () => Promise<{ default: Uint8Array }>>>>> = {
  latin: {
    400: () => import('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
    500: () => import('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
    600: () => import('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
    700: () => import('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  },
  'latin-ext': {
    400: () => import('@fontsource/archivo/files/archivo-latin-ext-400-normal.woff'),
    500: () => import('@fontsource/archivo/files/archivo-latin-ext-500-normal.woff'),
    600: () => import('@fontsource/archivo/files/archivo-latin-ext-600-normal.woff'),
    700: () => import('@fontsource/archivo/files/archivo-latin-ext-700-normal.woff'),
  },
  greek: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
    500: () => import('@fontsource/noto-sans/files/noto-sans-greek-500-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff'),
    700: () => import('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff'),
  },
  cyrillic: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
    500: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff'),
    700: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff'),
  },
};
