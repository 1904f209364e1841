import type { Finding } from '../../site/finding.ts';
import type { FileNote, ImageNote } from '../images/media-notes.ts';
import type { DeferredContent } from './deferred-content.ts';
import type { LinkNote } from './page-notes.ts';
import { createReadSet, type ReadSet } from './reads.ts';

/** Takes notes while markup is rendered. One for the shell of a locale, one for each page. */
export interface NotesCollector {
  readonly reads: ReadSet;
  readonly links: LinkNote[];
  readonly images: ImageNote[];
  readonly files: FileNote[];
  /** Origins whose players the page may frame. */
  readonly frames: Set<string>;
  readonly islands: Set<string>;
  /** SVG files by their pathnames. */
  readonly drawings: Map<string, string>;
  /** JSON that the browser's code asks for, by its pathnames. */
  readonly data: Map<string, string>;
  /** Content of deferred islands, by the pathnames of its files. */
  readonly deferred: Map<string, DeferredContent>;
  readonly findings: Finding[];
}

export function createNotesCollector(): NotesCollector {
  return {
    reads: createReadSet(),
    links: [],
    images: [],
    files: [],
    frames: new Set(),
    islands: new Set(),
    drawings: new Map(),
    data: new Map(),
    deferred: new Map(),
    findings: [],
  };
}

/** Everything noted in several notebooks, as if it had been one. */
export function mergeNotes(...notebooks: readonly NotesCollector[]): NotesCollector {
  return {
    reads: createReadSet(notebooks.flatMap((each) => [...each.reads])),
    links: notebooks.flatMap((each) => each.links),
    images: notebooks.flatMap((each) => each.images),
    files: notebooks.flatMap((each) => each.files),
    frames: new Set(notebooks.flatMap((each) => [...each.frames])),
    islands: new Set(notebooks.flatMap((each) => [...each.islands])),
    drawings: new Map(notebooks.flatMap((each) => [...each.drawings])),
    data: new Map(notebooks.flatMap((each) => [...each.data])),
    deferred: new Map(notebooks.flatMap((each) => [...each.deferred])),
    findings: notebooks.flatMap((each) => each.findings),
  };
}
