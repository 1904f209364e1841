import { parentPort } from 'node:worker_threads';
import { openPainterHere } from './open-painter.ts';
import type { DrawAnswer, DrawRequest } from './painter-thread.ts';

/** The thread of a painter. It receives pictures and answers with their bytes. */
const painter = await openPainterHere();

parentPort?.on('message', async ({ id, picture, originals }: DrawRequest) => {
  parentPort?.postMessage(await answerTo(id, () => painter.draw(picture, originals)));
});

async function answerTo(id: number, draw: () => Promise<Uint8Array>): Promise<DrawAnswer> {
  try {
    return { id, bytes: await draw() };
  } catch (error) {
    return { id, error };
  }
}

// A first drawing takes several times as long as later ones, so a picture is drawn before anybody asks for one.
const words = { text: 'a', x: 0, y: 60, width: 60, height: 60, sizes: [60], align: 'start', colour: '#fff' } as const;
const letters = ([500, 600] as const).map((weight) => ({ ...words, weight }));
await painter.draw({ shapes: '', pictures: [], words: letters }, []);
