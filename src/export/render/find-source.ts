import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { type SourcePlace, sourcePlace } from '../../site/source-place.ts';

/** Finds the place in the sources that an error's stack leads to. Returns undefined if the stack leads to none. */
export type FindSource = (stack: string | undefined) => SourcePlace | undefined;

/**
 * Creates a function that finds places in the sources by the source map beside the compiled renderer. The map is read
 * for the first stack only, so that an export without failures does not spend time on it.
 */
export function createFindSource(rendererFile: string, root: string): FindSource {
  let map: SourceMap | undefined;
  return (stack = '') => {
    try {
      map ??= new SourceMap(JSON.parse(readFileSync(`${rendererFile}.map`, 'utf8')));
      const frame = preferred(framesOf(stack, map));
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
function framesOf(stack: string, map: SourceMap): Frame[] {
  return Array.from(stack.matchAll(/renderer\.cjs:(\d+):(\d+)\)?$/gm)).flatMap(([, line, column]) => {
    // `SourceMap` counts lines and columns from 0, a stack from 1.
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || !isOwn(entry.originalSource)) return [];
    return [{ file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
  });
}

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
