import { closeSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSettings, PrismicRepository } from '../../config/environment.ts';
import type { Pin } from '../content/pin.ts';
import { readHashed, writeHashed } from '../disk/hashed-file.ts';
import type { Seal } from '../disk/seal.ts';
import { writeSealed } from '../disk/sealed-file.ts';
import { areAsSeen, lookAsSeenInTurns, type SeenPaths } from '../disk/seen-paths.ts';
import type { SignatureList } from '../disk/signatures.ts';
import type { Finding } from '../site/finding.ts';
import type { ExportResult } from './summarize.ts';

/** What the last export of a work folder was made from and what it made, to find out that nothing has changed since. */
export interface LastExport {
  /** A hash of the command and its environment. */
  readonly request: string;
  /** The time of the export (`now`), in ISO 8601. */
  readonly at: string;
  /** The time from which on the same content may give another site, in ISO 8601. */
  readonly until: string;
  /** The sources, the configuration, the public files, and the embedded content: all but templates and documents. */
  readonly inputs: SeenPaths;
  /**
   * The sources of templates. Undefined if one of them changed so shortly before the export that it could change again
   * and have the same metadata.
   */
  readonly templates: SeenPaths | undefined;
  /**
   * The documents of the embedded content. Empty if the content is not embedded. Undefined under the same condition as
   * the templates.
   */
  readonly documents: SeenPaths | undefined;
  /** The site, the releases, and the caches except the stored content. */
  readonly outputs: SeenPaths;
  /** The stored content in the work folder. Another command may have replaced it since the export. */
  readonly snapshot: SeenPaths;
  readonly content: LastContent;
  /** The folder with the compiled code. */
  readonly compiledIn: string;
  /** The refs of the content. Those of embedded content are computed from its files. */
  readonly pin: Pin;
  /** The result that an export returns if it finds that nothing has changed since this export. */
  readonly result: ExportResult;
}

/** The last export, if its site and caches are unchanged since. The content and templates may have changed. */
export interface LeftExport {
  readonly last: LastExport;
  /** True if the stored content in the work folder is unchanged. */
  readonly hasSnapshot: boolean;
  /** True if the sources of templates are unchanged. */
  readonly hasTemplates: boolean;
  /** The signature (size, times, inode) of each path in `outputs` of the record, in their order. */
  readonly outputs: SignatureList;
}

/** The source of the content, without the secret by which it is read. */
export type LastContent =
  | Extract<ContentSettings, { kind: 'embedded' }>
  | { readonly kind: 'prismic'; readonly repository: Omit<PrismicRepository, 'token'> };

/** The work folder that contains the record of the last export, and the seal of the record. */
export interface LastExportPlace {
  readonly workFolder: string;
  readonly seal: Seal;
}

/** Loads the record of the last export. Returns undefined if there is none, or if its seal is wrong. */
export function loadLastExport({ workFolder, seal }: LastExportPlace): LastExport | undefined {
  try {
    const text = readFileSync(fileIn(workFolder), 'utf8');
    const end = text.indexOf('\n');
    const record = text.slice(end + 1);
    const computed = seal(record);
    if (text.slice(0, end) !== computed) return undefined;
    // The cast is safe: the text has its seal, and `storeLastExport` wrote it.
    const { findingsHash, result, ...rest } = JSON.parse(record) as StoredExport;
    const findings = loadFindings(findingsHash, workFolder);
    if (!findings) return undefined;
    const last = { ...rest, result: { ...result, findings } };
    // A part of the text would keep the text itself, which has megabytes, in memory.
    sealsOf.set(last, computed);
    return last;
  } catch {
    return undefined; // Without the record the export looks at everything again.
  }
}

/**
 * Returns the signatures of the files of the site and of the caches, if they and all inputs of the last export except
 * documents and templates are unchanged, and the time `now` alone gives no other site. Otherwise returns undefined. Other
 * work, such as a request, goes on meanwhile.
 */
export async function lookAsLeft(
  { at, until, inputs, outputs }: LastExport,
  now: Date,
): Promise<SignatureList | undefined> {
  const isInTime = new Date(at) <= now && now < new Date(until);
  return isInTime && areAsSeen(inputs) ? lookAsSeenInTurns(outputs) : undefined;
}

/** True if the documents of the embedded content are unchanged since the last export. */
export function hasSameDocuments({ documents }: LastExport): boolean {
  return documents !== undefined && areAsSeen(documents);
}

/** True if the sources of templates are unchanged since the last export. */
export function hasSameTemplates({ templates }: LastExport): boolean {
  return templates !== undefined && areAsSeen(templates);
}

/** True if the stored content in the work folder is unchanged since the last export. */
export function hasSameSnapshot({ snapshot }: LastExport): boolean {
  return areAsSeen(snapshot);
}

/** The seals of loaded records. They are kept, because computing a seal again takes as long as loading the record. */
const sealsOf = new WeakMap<LastExport, string>();

/** True if no other export has ended, or has begun, since the record was loaded. */
export function isStillLast(last: LastExport, { workFolder }: Pick<LastExportPlace, 'workFolder'>): boolean {
  try {
    const file = openSync(fileIn(workFolder), 'r');
    try {
      const seal = Buffer.from(`${sealsOf.get(last)}\n`);
      const start = Buffer.alloc(seal.length);
      return readSync(file, start) === seal.length && start.equals(seal);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

/**
 * The record as it is stored. The findings are in a file of their own, because an edit leaves them as they are, and they
 * can be two thirds of the record.
 */
interface StoredExport extends Omit<LastExport, 'result'> {
  readonly result: Omit<ExportResult, 'findings'>;
  /** The hash of the file with the findings. */
  readonly findingsHash: string;
}

/** Stores the record of an export that has just ended. */
export function storeLastExport({ result, ...rest }: LastExport, { workFolder, seal }: LastExportPlace): void {
  const { findings, ...figures } = result;
  const findingsHash = hashesOf.get(findings) ?? writeHashed(findingsFileIn(workFolder), JSON.stringify(findings));
  const stored: StoredExport = { ...rest, result: figures, findingsHash };
  writeSealed(fileIn(workFolder), JSON.stringify(stored), seal);
}

/** The hashes of loaded findings: their file has not changed since. */
const hashesOf = new WeakMap<readonly Finding[], string>();

function loadFindings(sha256: string, workFolder: string): readonly Finding[] | undefined {
  const text = readHashed(findingsFileIn(workFolder), sha256);
  if (text === undefined) return undefined;
  // The cast is safe: the text has its hash, and `storeLastExport` wrote it.
  const findings = JSON.parse(text) as readonly Finding[];
  hashesOf.set(findings, sha256);
  return findings;
}

/** Deletes the record. Call this function before anything that the record describes is changed. */
export function forgetLastExport(workFolder: string): void {
  rmSync(fileIn(workFolder), { recursive: true, force: true });
}

function fileIn(workFolder: string): string {
  return join(workFolder, 'last-export.json');
}

function findingsFileIn(workFolder: string): string {
  return join(workFolder, 'last-findings.json');
}
