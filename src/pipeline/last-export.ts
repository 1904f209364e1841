import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSettings, PrismicRepository } from '../../config/environment.ts';
import type { Pin } from '../content/pin.ts';
import type { Seal } from '../disk/seal.ts';
import { areAsSeen, lookAsSeen, type SeenPaths, type Signatures } from '../disk/seen-paths.ts';
import type { ExportResult } from './summarize.ts';

/** What the last export of a work folder was made from and what it made, to find out that nothing has changed since. */
export interface LastExport {
  /** A hash of the command and its environment. */
  readonly request: string;
  /** The time that the export took as its own, in ISO 8601. */
  readonly at: string;
  /** From this time on the same content may give another site, in ISO 8601. */
  readonly until: string;
  /** The sources, the configuration, the public files, and the embedded content without its documents. */
  readonly inputs: SeenPaths;
  /** The documents of the embedded content; nothing if the content is elsewhere. Undefined if one of them could change again and look the same. */
  readonly documents: SeenPaths | undefined;
  /** The site, the releases and the caches but for the content. */
  readonly outputs: SeenPaths;
  /** The content in the work folder, which another command may have fetched since. */
  readonly snapshot: SeenPaths;
  readonly content: LastContent;
  /** The folder with the compiled code. */
  readonly compiledIn: string;
  /** The refs of the content. Those of embedded content follow from the inputs. */
  readonly pin: Pin;
  /** The result of an export that finds nothing changed. */
  readonly result: ExportResult;
}

/** An export whose site and caches nobody has touched since, but perhaps the content. */
export interface LeftExport {
  readonly last: LastExport;
  /** True if nobody has touched the content in the work folder. */
  readonly hasSnapshot: boolean;
  /** What the system says of each of `outputs`. */
  readonly outputs: Signatures;
}

/** The source of the content, without the secret by which it is read. */
export type LastContent =
  | Extract<ContentSettings, { kind: 'embedded' }>
  | { readonly kind: 'prismic'; readonly repository: Omit<PrismicRepository, 'token'> };

/** The file with the record of the last export. */
export interface LastExportPlace {
  readonly workFolder: string;
  readonly seal: Seal;
}

/** Loads the record of the last export. Undefined if there is none, or if it was not written as it is. */
export function loadLastExport({ workFolder, seal }: LastExportPlace): LastExport | undefined {
  try {
    const text = readFileSync(fileIn(workFolder), 'utf8');
    const end = text.indexOf('\n');
    const record = text.slice(end + 1);
    const seen = text.slice(0, end);
    if (seen !== seal(record)) return undefined;
    // The cast is safe: the text has its seal, and `storeLastExport` wrote it.
    const last = JSON.parse(record) as LastExport;
    sealsOf.set(last, seen);
    return last;
  } catch {
    return undefined; // Without the record the export looks at everything again.
  }
}

/**
 * What the system says of the site and of the caches, if an export at this time would be made from the same files, as far
 * as they are no documents, and would find its site as it left it. The content may have changed all the same.
 */
export function lookAsLeft({ at, until, inputs, outputs }: LastExport, now: Date): Signatures | undefined {
  const isInTime = new Date(at) <= now && now < new Date(until);
  return isInTime && areAsSeen(inputs) ? lookAsSeen(outputs) : undefined;
}

/** True if nobody has touched the documents of the embedded content since. */
export function hasSameDocuments({ documents }: LastExport): boolean {
  return documents !== undefined && areAsSeen(documents);
}

/** True if nobody has touched the content in the work folder since. */
export function hasSameSnapshot({ snapshot }: LastExport): boolean {
  return areAsSeen(snapshot);
}

/** The seals of the records that were loaded: to write a record again only to seal it would take as long as to load it. */
const sealsOf = new WeakMap<LastExport, string>();

/** True if no other export has ended, or has begun, since the record was loaded. */
export function isStillLast(last: LastExport, { workFolder }: Pick<LastExportPlace, 'workFolder'>): boolean {
  try {
    return readFileSync(fileIn(workFolder), 'utf8').startsWith(`${sealsOf.get(last)}\n`);
  } catch {
    return false;
  }
}

/** Stores the record of an export that has just ended. */
export function storeLastExport(last: LastExport, { workFolder, seal }: LastExportPlace): void {
  const record = JSON.stringify(last);
  const file = fileIn(workFolder);
  writeFileSync(`${file}.tmp`, `${seal(record)}\n${record}`);
  renameSync(`${file}.tmp`, file);
}

/** Deletes the record, before anything changes of which it tells. */
export function forgetLastExport(workFolder: string): void {
  rmSync(fileIn(workFolder), { force: true });
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-export.json');
}
