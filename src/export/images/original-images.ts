import { byText } from '../../site/by-text.ts';
import type { DocumentPlace } from '../../site/finding.ts';
import { type Crop, cropOf, originalAddress } from './image-address.ts';
import type { ImageFile, ImageNote } from './media-notes.ts';

/** A file to make, with the part of the original that it shows. */
export interface WantedFile extends ImageFile {
  readonly crop: Crop | undefined;
}

export interface OriginalImage {
  readonly address: string;
  /** The files to make from the original, each pathname once. */
  readonly files: readonly WantedFile[];
  readonly places: readonly DocumentPlace[];
}

/** Groups the notes by original and sorts the originals by address, so that the order of the pages does not matter. */
export function groupByOriginal(notes: readonly ImageNote[]): OriginalImage[] {
  const groups = new Map<string, { files: Map<string, WantedFile>; places: Map<string, DocumentPlace> }>();
  const parsed = new Map<string, Pick<OriginalImage, 'address'> & Pick<WantedFile, 'crop'>>();
  for (const { url, files, from } of notes) {
    // Hundreds of pages show the same picture.
    const { address, crop } = parsed.get(url) ?? { address: originalAddress(url), crop: cropOf(url) };
    parsed.set(url, { address, crop });
    const group = groups.get(address) ?? { files: new Map(), places: new Map() };
    groups.set(address, group);
    for (const file of files) group.files.set(file.pathname, { ...file, crop });
    if (from) group.places.set(`${from.lang} ${from.type} ${from.id} ${from.field}`, from);
  }
  return [...groups].sort(byText(([key]) => key)).map(([address, { files, places }]) => ({
    address,
    files: [...files.values()],
    places: [...places].sort(byText(([key]) => key)).map(([, place]) => place),
  }));
}

/** An estimate of the time that files take, by which the one with the most work is begun first. */
export function effortOf(files: readonly WantedFile[]): number {
  const efforts = files.map(({ format, width = 0, height = width }) => width * height * formatEffort[format]);
  return efforts.reduce((sum, each) => sum + each, 0);
}

/** The time of a pixel in each format, compared with WebP. A drawing takes hardly any. */
const formatEffort: Readonly<Record<ImageFile['format'], number>> = { avif: 4, webp: 1, jpeg: 1, png: 2, svg: 0 };
