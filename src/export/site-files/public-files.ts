import { lstatSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entriesBelow, type FolderEntry } from '../../disk/entries-below.ts';
import { leadEndpoint } from '../../rules/leads/lead-fields.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import type { Finding } from '../../site/finding.ts';
import { errorCode } from '../output/file-error.ts';
import { isSafePath } from '../output/safe-path.ts';
import type { SiteFile } from '../output/site-file.ts';
import type { Store } from '../output/store.ts';
import { storeFile } from '../output/store-file.ts';
import { type PublicFault, publicFaults, publicFinding, publicPlace } from './public-faults.ts';
import { checkSecurityText, securityTextPath } from './security-text.ts';

export interface PublicFiles {
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
}

export interface PublicFilesInput {
  /** Path of the folder `public` on this machine; undefined for a site without one. */
  readonly folder: string | undefined;
  readonly pathPrefix: string;
  readonly store: Store;
  readonly now: Date;
}

/**
 * Stores the files of the folder `public`, which go out as they are, such as `.well-known/assetlinks.json`. Each file that
 * can't go out is a finding. Files that systems and editors leave behind are left out without a finding.
 */
export async function storePublicFiles({ folder, pathPrefix, store, now }: PublicFilesInput): Promise<PublicFiles> {
  const root = folder === undefined ? undefined : lstatSync(folder, { throwIfNoEntry: false });
  if (folder === undefined || !root) return { files: [], findings: [] };
  if (!root.isDirectory())
    return {
      files: [],
      findings: [publicFinding('', root.isSymbolicLink() ? publicFaults.link : publicFaults.noFolder)],
    };
  const stored: (SiteFile | Finding)[] = [];
  for (const entry of entriesBelow(folder, { ignore: leftBehind, hidden: 'included' })) {
    if (isBelowUnsafe(entry)) continue;
    const fault = faultOf(entry, pathPrefix);
    if (fault !== undefined) stored.push(publicFinding(entry.path, fault));
    else if (entry.kind === 'file') stored.push(await storeEntry(entry.path, folder, store));
  }
  const files = stored.filter((each) => 'sha256' in each);
  const findings = stored.filter((each) => 'code' in each);
  const security = files.some(({ path }) => path === securityTextPath)
    ? checkSecurityText(readFileSync(join(folder, securityTextPath), 'utf8'), now)
    : [];
  return { files, findings: [...findings, ...files.flatMap(sizeFinding), ...typesFinding(files), ...security] };
}

/**
 * True for an entry below a folder that has a finding itself, because the folder's path has characters that no path may
 * have.
 */
function isBelowUnsafe({ path }: FolderEntry): boolean {
  const folder = posix.dirname(path);
  return folder !== '.' && !isSafePath(folder);
}

/** Names of files that systems and editors leave behind. */
const leftBehind = [
  '**/{.DS_Store,._*,.Spotlight-V100,.Trashes,.fseventsd,.directory}',
  '**/{Thumbs.db,ehthumbs.db,desktop.ini}',
  '**/{*~,.*.sw[a-p],.gitkeep,.gitignore,.gitattributes}',
];

/** The path to which forms are posted. */
const takesLeads = leadEndpoint.slice(1);

/** The reason why an entry can't go out. Undefined if it can, or if it is a folder. */
function faultOf({ path, kind }: FolderEntry, pathPrefix: string): PublicFault | undefined {
  if (!isSafePath(path)) return publicFaults.unsafeName;
  if (kind === 'folder') return undefined;
  if (isHidden(path)) return publicFaults.hidden;
  if (kind === 'link') return publicFaults.link;
  if (kind === 'other') return publicFaults.noFile;
  if (path === 'index.html' || `/${path}` === `${pathPrefix}/index.html`) return publicFaults.root;
  if (path === takesLeads || path.startsWith(`${takesLeads}/`) || path === `${takesLeads}.html`) {
    return publicFaults.leadEndpoint;
  }
  const isGenerated = ['static', 'page-data'].some((folder) => `/${path}`.startsWith(`${pathPrefix}/${folder}/`));
  return isGenerated ? publicFaults.generatedFolder : undefined;
}

/** True for names that could be secrets, such as `.env`. Hosts and other programs ask for `.well-known` and `.nojekyll`. */
function isHidden(path: string): boolean {
  return path !== '.nojekyll' && /(?:^|\/)\./.test(path.replace(/^\.well-known\//, ''));
}

async function storeEntry(path: string, folder: string, store: Store): Promise<SiteFile | Finding> {
  try {
    if (lstatSync(join(folder, path)).size > maxReadBytes) return publicFinding(path, publicFaults.tooLarge);
    const content = readFileSync(join(folder, path));
    const file = await storeFile({ path, content, cache: 'revalidate' }, store);
    return { ...file, type: typeOf(path, content) };
  } catch (error) {
    // Any other error is one of the machine, such as an error of the store.
    if (!['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'EIO'].includes(errorCode(error))) throw error;
    return publicFinding(path, publicFaults.unread(errorCode(error)));
  }
}

/** The largest file that Helios reads, because it reads a file as a whole. */
const maxReadBytes = 1024 * 1024 * 1024;

/** The content type of a file. The type of a file without an extension follows from its bytes. */
function typeOf(path: string, content: Uint8Array): string {
  if (/\.[^./]+$/.test(path)) return contentTypeOf(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return isJson(text) ? contentTypeOf('.json') : contentTypeOf('.txt');
  } catch {
    return contentTypeOf(path); // The bytes are no text in UTF-8.
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The largest file that Cloudflare Pages takes: https://developers.cloudflare.com/pages/platform/limits/ */
const maxHostedBytes = 25 * 1024 * 1024;

function sizeFinding({ path, bytes }: SiteFile): Finding[] {
  if (bytes <= maxHostedBytes) return [];
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return [
    {
      code: 'public-file',
      severity: 'warning',
      message: `${publicPlace(path)} has ${megabytes} MiB, and Cloudflare Pages takes files up to 25 MiB.`,
      where: publicPlace(path),
      hint: 'Put the file on a host for large files, unless your own host takes it.',
    },
  ];
}

/** The maximum number of header rules for content types, since `_headers` may have a hundred rules in all. */
const maxTypes = 50;

function typesFinding(files: readonly SiteFile[]): Finding[] {
  const typed = files.filter(hasOwnType);
  if (typed.length <= maxTypes) return [];
  return [publicFinding('', publicFaults.tooManyTypes(typed.length, maxTypes))];
}

/** True for a file whose type a host can't know from its name, so that it needs a header rule. */
export function hasOwnType({ path, type }: Pick<SiteFile, 'path' | 'type'>): boolean {
  return type !== contentTypeOf(path);
}
