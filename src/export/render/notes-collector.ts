import type { Workbook } from '../../islands/kit/spreadsheet/workbook.ts';
import type { Finding } from '../../site/finding.ts';
import type { DrawnNote } from '../images/drawn/plan-drawing.ts';
import type { FileNote, ImageNote } from '../images/media-notes.ts';
import type { DeferredContent } from './deferred-content.ts';
import type { LinkNote } from './page-notes.ts';
import { createReadSet, type ReadSet } from './reads.ts';

/** Collects notes while markup is rendered. Each shell and each page has its own collector. */
export interface NotesCollector {
  readonly reads: ReadSet;
  readonly links: LinkNote[];
  readonly images: ImageNote[];
  /** Pictures that templates describe and the image stage draws. */
  readonly drawn: DrawnNote[];
  readonly files: FileNote[];
  /** Origins of players that the page may embed in a frame. */
  readonly frames: Set<string>;
  readonly islands: Set<string>;
  /** Texts of SVG files, by the pathnames of the files. */
  readonly drawings: Map<string, string>;
  /** Workbooks of spreadsheet files, by the pathnames of the files. */
  readonly workbooks: Map<string, Workbook>;
  /** JSON that a script fetches, by the pathnames of the files. */
  readonly data: Map<string, string>;
  /** Contents of deferred islands, by the pathnames of their files. */
  readonly deferred: Map<string, DeferredContent>;
  readonly findings: Finding[];
}

export function createNotesCollector(): NotesCollector {
  return {
    reads: createReadSet(),
    links: [],
    images: [],
    drawn: [],
    files: [],
    frames: new Set(),
    islands: new Set(),
    drawings: new Map(),
    workbooks: new Map(),
    data: new Map(),
    deferred: new Map(),
    findings: [],
  };
}

/** Merges the notes of several collectors into one. */
export function mergeNotes(...collectors: readonly NotesCollector[]): NotesCollector {
  return {
    ...mergeContents(...collectors),
    reads: createReadSet(collectors.flatMap((each) => [...each.reads])),
    links: collectors.flatMap((each) => each.links),
    drawn: collectors.flatMap((each) => each.drawn),
    files: collectors.flatMap((each) => each.files),
    islands: new Set(collectors.flatMap((each) => [...each.islands])),
    findings: collectors.flatMap((each) => each.findings),
  };
}

/** The notes that determine the files of a page and its Content-Security-Policy. */
export type PageContents = Pick<NotesCollector, 'images' | 'frames' | 'drawings' | 'workbooks' | 'data' | 'deferred'>;

/** Merges the notes that determine the files of a page and its Content-Security-Policy. */
export function mergeContents(...collectors: readonly NotesCollector[]): PageContents {
  return {
    images: collectors.flatMap((each) => each.images),
    frames: new Set(collectors.flatMap((each) => [...each.frames])),
    drawings: new Map(collectors.flatMap((each) => [...each.drawings])),
    workbooks: new Map(collectors.flatMap((each) => [...each.workbooks])),
    data: new Map(collectors.flatMap((each) => [...each.data])),
    deferred: new Map(collectors.flatMap((each) => [...each.deferred])),
  };
}
