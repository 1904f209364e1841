import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { type SourcePlace, sourcePlace } from '../../site/source-place.ts';

/** Finds the place in the sources that a stack leads to; undefined if it leads to none. */
export type FindSource = (stack: string | undefined) => SourcePlace | undefined;

/**
 * Creates a search with the source map beside the compiled renderer, which is read for the first stack: a renderer that
 * does not fail costs nothing.
 */
export function createFindSource(rendererFile: string, root: string): FindSource {
  let map: SourceMap | undefined;
  return (stack = '') => {
    try {
      map ??= new SourceMap(JSON.parse(readFileSync(`${rendererFile}.map`, 'utf8')));
      const frame = preferred(framesOf(stack, map));
      return frame && sourcePlace(frame.file, readFileSync(join(root, frame.file), 'utf8'), frame);
    } catch {
      // Without a map, or with a damaged one, the stack itself is all there is to show.
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
    // A source map counts from 0.
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || !isOwn(entry.originalSource)) return [];
    return [{ file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }];
  });
}

function isOwn(file: string): boolean {
  return /^(?:src|config)\//.test(file) && !file.includes('..');
}

/** The renderer calls the templates and is called by them, so that its own frames say least about a fault. */
function preferred(frames: readonly Frame[]): Frame | undefined {
  return frames.find(({ file }) => !file.startsWith('src/export/')) ?? frames[0];
}
