import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { type SourcePlace, sourcePlace } from '../../site/source-place.ts';
import { memoize } from './memoize.ts';

/** Finds the place in the sources that an error's stack leads to. Returns undefined if the stack leads to none. */
export type FindSource = (stack: string | undefined) => SourcePlace | undefined;

/**
 * Creates a function that finds places in the sources by the source maps beside the compiled renderer and its templates. A
 * map is read for the first stack only, so that an export without failures does not spend time on it.
 */
export function createFindSource(rendererFile: string, root: string): FindSource {
  const mapOf = memoize(String, (name: string) => {
    const file = join(dirname(rendererFile), `${name}.map`);
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  });
  return (stack = '') => {
    try {
      const frame = preferred(framesOf(stack, mapOf));
      return frame && sourcePlace(frame.file, readFileSync(join(root, frame.file), 'utf8'), frame);
    } catch {
      // Without a readable source map, the finding shows the stack itself.
      return undefined;
    }
  };
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The frames of a stack that are in sources of the project, the innermost first. */
function framesOf(stack: string, mapOf: (name: string) => SourceMap): Frame[] {
  return Array.from(stack.matchAll(compiledPlace)).flatMap(([, name = '', line, column]) => {
    // `SourceMap` counts lines and columns from 0, a stack from 1.
    const entry = mapOf(name).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || !isOwn(entry.originalSource)) return [];
    return [{ file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
  });
}

/** A place in the compiled renderer, as a stack names it. */
const compiledPlace = /\b((?:renderer|templates)\.cjs):(\d+):(\d+)\)?$/gm;

function isOwn(file: string): boolean {
  return /^(?:src|config)\//.test(file) && !file.includes('..');
}

/**
 * Returns the innermost frame outside `src/export`, or else the innermost frame. The frames of the renderer say least
 * about a fault: it calls the templates and is called by them.
 */
function preferred(frames: readonly Frame[]): Frame | undefined {
  return frames.find(({ file }) => !file.startsWith('src/export/')) ?? frames[0];
}
