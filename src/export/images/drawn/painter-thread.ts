import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '../../../disk/thread-environment.ts';
import type { DrawnPicture } from '../../../site/drawn-picture.ts';
import type { Painter } from './draw-picture.ts';
import type { Originals } from './scenes.ts';

/** A painter in a thread of its own, which loads its libraries and fonts while this thread does other work. */
export interface PainterThread extends Painter, Disposable {}

/** A message to the thread: the picture to draw. */
export interface DrawRequest {
  readonly id: number;
  readonly picture: DrawnPicture;
  readonly originals: Originals;
}

/** The picture, or the error of drawing it. */
export type DrawAnswer = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: unknown });

/** Starts the thread. It ends when the painter is disposed of, or with the process. */
export function startPainter(): PainterThread {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { env: threadEnvironment() });
  const asked = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown) => {
    failure = { error };
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
  };
  worker.on('error', fail);
  const end = () => fail(new Error('The thread that draws pictures has ended.'));
  worker.on('exit', end);
  worker.on('message', (answer: DrawAnswer) => {
    const waiting = asked.get(answer.id);
    asked.delete(answer.id);
    if ('bytes' in answer) waiting?.resolve(answer.bytes);
    else waiting?.reject(answer.error);
  });
  let requests = 0;
  const draw: Painter['draw'] = (picture, originals) => {
    const drawing = Promise.withResolvers<Uint8Array>();
    if (failure) drawing.reject(failure.error);
    else {
      const request: DrawRequest = { id: requests++, picture, originals };
      asked.set(request.id, drawing);
      worker.postMessage(request);
    }
    return drawing.promise;
  };
  return {
    draw,
    [Symbol.dispose]() {
      // The thread may still finish a picture before it ends.
      end();
      void worker.terminate();
    },
  };
}
