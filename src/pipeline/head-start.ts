import { availableParallelism } from 'node:os';
import { type PainterThread, startPainter } from '../export/images/drawn/painter-thread.ts';

/**
 * Work that is begun in other threads before an export, because the export of a small edit would otherwise wait for it.
 */
export interface HeadStart extends Disposable {
  readonly painter: PainterThread;
}

/**
 * Starts a thread that loads the libraries and fonts for drawing pictures. Returns undefined on a machine with one or
 * two processors, which are often the threads of one core: there the thread would take as much time from the export as
 * it saves, and use 0.2 seconds more of processor time.
 */
export function giveHeadStart(): HeadStart | undefined {
  if (availableParallelism() <= 2) return undefined;
  const painter = startPainter();
  return { painter, [Symbol.dispose]: () => painter[Symbol.dispose]() };
}
