import { availableParallelism } from 'node:os';
import type { CompilerThread } from '../export/compile/compile-thread.ts';
import type { PainterThread } from '../export/images/drawn/painter-thread.ts';

/**
 * Work that is begun in other threads before an export, because the export of a small edit would otherwise wait for it.
 */
export interface HeadStart extends Disposable {
  readonly painter: PainterThread | undefined;
  readonly compiler: CompilerThread | undefined;
}

export interface HeadStartInput {
  /** True if social pictures may be drawn. */
  readonly mayDraw: boolean;
  /** True if the code has to be compiled. */
  readonly compiles: boolean;
}

/** Starts threads that load their libraries. */
export async function giveHeadStart({ mayDraw, compiles }: HeadStartInput): Promise<HeadStart> {
  const compiler = compiles ? await startCompiler() : undefined;
  const painter = mayDraw && hasIdleProcessor() ? await startPainter() : undefined;
  return {
    compiler,
    painter,
    [Symbol.dispose]() {
      compiler?.[Symbol.dispose]();
      painter?.[Symbol.dispose]();
    },
  };
}

async function startCompiler(): Promise<CompilerThread> {
  return (await import('../export/compile/compile-thread.ts')).startCompiler();
}

/**
 * False on a machine with one or two processors, which are often the threads of one core: there the painter, which loads
 * libraries and fonts, would take as much time from the export as it saves, and use 0.2 seconds more of processor time.
 */
function hasIdleProcessor(): boolean {
  return availableParallelism() > 2;
}

async function startPainter(): Promise<PainterThread> {
  return (await import('../export/images/drawn/painter-thread.ts')).startPainter();
}
