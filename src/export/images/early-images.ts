import type { DrawnNote } from './drawn/plan-drawing.ts';
import { isImmutableAddress, originalAddress } from './image-address.ts';
import type { ImageMakers } from './image-makers.ts';
import type { OptimizedImages } from './images.ts';
import type { ImageNote } from './media-notes.ts';

/** The images that a page needs: those of its content, and those that its template draws. */
export interface WantedImages {
  readonly images: readonly ImageNote[];
  readonly drawn: readonly DrawnNote[];
}

/** Images that are made while pages are still being rendered. */
export interface EarlyImages {
  /** Queues those images that a page needs and no page before it did. */
  begin(wanted: WantedImages): void;
  /** Begins no further image, and waits for those that are begun. Returns the first error of all, if there was one. */
  end(): Promise<{ readonly error: unknown } | undefined>;
}

/** The number of images made, and of those that the shared cache had. */
export type ImageCounts = Pick<OptimizedImages, 'made' | 'shared'>;

/**
 * The most pictures that are drawn together. Each call finds those of all pages rendered since the last one, and an export
 * that stops has to wait for one call.
 */
const maxDrawnTogether = 32;

/** `onMade` receives the counts of images that were made. */
export function createEarlyImages(makers: ImageMakers, onMade: (counts: ImageCounts) => void): EarlyImages {
  const begun = new Set<string>();
  const waiting: DrawnNote[] = [];
  let isStopped = false;
  let failure: { readonly error: unknown } | undefined;
  let [images, pictures] = [Promise.resolve(), Promise.resolve()];
  const attempt = async (make: () => Promise<ImageCounts>) => {
    if (isStopped) return;
    try {
      onMade(await make());
    } catch (error) {
      isStopped = true;
      failure ??= { error };
    }
  };
  const optimize = (notes: readonly ImageNote[]) => attempt(() => makers.optimize(notes));
  const drawWaiting = async () => {
    while (waiting.length > 0 && !isStopped) {
      const notes = waiting.splice(0, maxDrawnTogether);
      await attempt(() => makers.draw(notes));
    }
  };
  return {
    begin(wanted) {
      if (isStopped) return;
      const fresh = notBegun(wanted, begun);
      for (const { pathname } of [...fresh.images.flatMap(({ files }) => files), ...fresh.drawn]) begun.add(pathname);
      if (fresh.images.length > 0) images = images.then(() => optimize(fresh.images));
      waiting.push(...fresh.drawn);
      if (fresh.drawn.length > 0) pictures = pictures.then(drawWaiting);
    },
    async end() {
      isStopped = true;
      await Promise.all([images, pictures]);
      return failure;
    },
  };
}

/** Leaves out images that are begun, and those whose original may change: it is fetched at the end in any case. */
function notBegun({ images, drawn }: WantedImages, begun: ReadonlySet<string>): WantedImages {
  const isNew = ({ pathname }: { readonly pathname: string }) => !begun.has(pathname);
  return {
    images: images.filter(({ url, files }) => isImmutableAddress(originalAddress(url)) && files.some(isNew)),
    drawn: drawn.filter(isNew),
  };
}
