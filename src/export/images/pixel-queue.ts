/** A piece of work on the pixels of one original. */
export interface PixelWork<Result> {
  /** An estimate of the time that it takes, in any unit. */
  readonly effort: number;
  /** The number of pixels that are in memory while it runs. */
  readonly pixels: number;
  run(): Promise<Result>;
}

/** Runs pieces of work side by side, the longest first, so that none begins when all others have ended. */
export interface PixelQueue {
  add<Result>(work: PixelWork<Result>): Promise<Result>;
  /** Runs this number of pieces side by side from now on. */
  widen(lanes: number): void;
}

export interface PixelQueueOptions {
  /** The number of pieces that run side by side. */
  readonly lanes: number;
  /** The pieces in work have no more pixels together. One with more than these runs alone. */
  readonly maxPixels: number;
}

interface Waiting {
  readonly work: PixelWork<unknown>;
  start(): void;
}

export function createPixelQueue({ lanes: firstLanes, maxPixels }: PixelQueueOptions): PixelQueue {
  const waiting: Waiting[] = [];
  let lanes = firstLanes;
  let [running, pixelsInWork] = [0, 0];
  const fits = ({ work }: Waiting) => running === 0 || pixelsInWork + work.pixels <= maxPixels;
  const next = (): Waiting | undefined => {
    const [first] = waiting;
    if (!first || fits(first)) return first;
    // A piece that is too large for now does not wait for smaller ones for ever: those which begin before it leave it room.
    return waiting.find((each) => fits(each) && each.work.pixels + first.work.pixels <= maxPixels);
  };
  const startAll = () => {
    for (let each = next(); each && running < lanes; each = next()) {
      waiting.splice(waiting.indexOf(each), 1);
      running += 1;
      pixelsInWork += each.work.pixels;
      each.start();
    }
  };
  const end = (pixels: number) => {
    running -= 1;
    pixelsInWork -= pixels;
    startAll();
  };
  return {
    async add<Result>(work: PixelWork<Result>) {
      const turn = Promise.withResolvers<void>();
      const place = waiting.findIndex((each) => each.work.effort < work.effort);
      waiting.splice(place === -1 ? waiting.length : place, 0, { work, start: turn.resolve });
      startAll();
      await turn.promise;
      try {
        return await work.run();
      } finally {
        end(work.pixels);
      }
    },
    widen(wider) {
      lanes = wider;
      startAll();
    },
  };
}
