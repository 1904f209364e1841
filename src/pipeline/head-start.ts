import { availableParallelism } from 'node:os';
import { type PainterThread, startPainter } from '../export/images/drawn/painter-thread.ts';

/** What is begun in other threads before an export, because the export of an edit would otherwise wait for it. */
export interface HeadStart extends Disposable {
  readonly painter: PainterThread;
}

/**
 * Begins to load what draws pictures. Undefined on a machine with one or two processors, which are often one core: there a
 * thread takes as much time from the export as it saves, and 0.2 seconds of processor more.
 */
export function giveHeadStart(): HeadStart | undefined {
  if (availableParallelism() <= 2) return undefined;
  const painter = startPainter();
  return { painter, [Symbol.dispose]: () => painter[Symbol.dispose]() };
}
