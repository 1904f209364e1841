import { hash } from 'node:crypto';
import type { DrawnPicture } from '../../../site/drawn-picture.ts';
import { type FlatPicture, flatten } from './flat-picture.ts';

export type Originals = readonly (Uint8Array | undefined)[];

/** The shapes and pictures behind the words. Many pages share them. */
export interface Scenes {
  /**
   * Returns a picture without its words, or undefined if it has too many colours for a palette. `draw` draws it as RGB,
   * once for each scene.
   */
  find(picture: DrawnPicture, originals: Originals, draw: () => Promise<Uint8Array>): Promise<FlatPicture | undefined>;
}

/** Keeps each scene for later pictures. */
export function keepScenes(): Scenes {
  const kept = new Map<string, Promise<FlatPicture | undefined>>();
  return {
    find(picture, originals, draw) {
      const key = keyOf(picture, originals);
      const scene = kept.get(key) ?? draw().then(flatten);
      kept.set(key, scene);
      return scene;
    },
  };
}

function keyOf({ shapes, pictures }: DrawnPicture, originals: Originals): string {
  const seen = originals.map((original) => original && hash('sha256', original));
  return hash('sha256', JSON.stringify([shapes, pictures, seen]));
}
