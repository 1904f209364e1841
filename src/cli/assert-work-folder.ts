import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isInside } from '../disk/is-inside.ts';
import { siteAround } from '../export/output/site-around.ts';
import { inputsOf } from '../pipeline/project-inputs.ts';
import { HeliosError } from '../site/helios-error.ts';

/**
 * Refuses a work folder in which Helios would mix its files with those of somebody else, because Helios deletes old
 * files of its store there, and one in a site, which would then have files that no export may replace. Throws HeliosError
 * `bad-config`.
 */
export function assertWorkFolder(workFolder: string, root: string): void {
  const folder = resolve(workFolder);
  const why = whyNot(folder, root);
  if (why === undefined) return;
  throw new HeliosError('bad-config', {
    message: `HELIOS_WORK must be a folder for Helios alone, got "${workFolder}". ${why}`,
    where: 'HELIOS_WORK',
    hint: 'Set it to a new or empty folder, or unset it.',
  });
}

function whyNot(folder: string, root: string): string | undefined {
  if (folder === dirname(folder)) return 'That is the root of the file system.';
  if (isFile(folder)) return 'That is a file.';
  if (folder === homedir()) return 'That is the home folder.';
  if (folder === root) return 'That is the project itself.';
  if (isInside(root, folder)) return 'The project lies inside that folder.';
  const site = siteAround(folder);
  if (site !== undefined) return `It lies in ${site}, which an export replaces as a whole.`;
  const input = inputsOf(root).find((each) => folder === each || isInside(folder, each));
  if (input !== undefined) return `A site is made from the files of ${input}.`;
  const names = namesIn(folder);
  if (names.length === 0 || names.some((name) => ownNames.has(name))) return undefined;
  return `It contains ${names[0]}, and nothing that Helios wrote.`;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // The path does not exist or can't be read: the first write there reports it.
  }
}

/**
 * The names by which a folder is recognised as a work folder. Every command leaves at least one of them there, also one
 * that fails.
 */
const ownNames: ReadonlySet<string> = new Set([
  'lock',
  'content.sqlite',
  'sound-models',
  'compiled',
  'embedded-files.json',
  'external-links.json',
  'leads.sqlite',
]);

/** The names in a folder, without hidden files, the folders of an empty volume, and the code cache of Node. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.') && !neutralNames.has(name));
  } catch {
    return []; // The path does not exist: the first write there creates it, or reports why it can not.
  }
}

const neutralNames: ReadonlySet<string> = new Set(['lost+found', 'code']);
