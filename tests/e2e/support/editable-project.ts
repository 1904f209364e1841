import { cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { signatureOf } from '../../../src/disk/seen-paths.ts';
import { copiesOf, copyProject } from '../../sites/project-copy.ts';
import { projectFolder } from './run-cli.ts';

/** The signatures of everything in this worker's copy of the project, by their paths from its folder. */
let known: Map<string, string> | undefined;

/**
 * The folder of a copy of the project in which a test file may edit everything. All test files of a worker have the same
 * copy, one after the other: it is as the project again when the next file asks for it. So a worker copies the project
 * once, and the first command in a copy, which takes two seconds to load its modules, is run once, too.
 */
export function editableProject(): string {
  const folder = join(copiesOf(inject('folder')), String(process.pid));
  if (known) restore(folder, known);
  else known = signaturesIn(copyProject(folder));
  return folder;
}

function restore(folder: string, before: Map<string, string>): void {
  for (const path of signaturesIn(folder).keys()) {
    if (!before.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
  }
  const now = signaturesIn(folder);
  for (const path of before.keys()) {
    if (now.get(path) === before.get(path)) continue;
    cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
    before.set(path, signatureAt(join(folder, path)));
  }
}

function signaturesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name !== 'node_modules');
  const paths = names.flatMap((name) => [name, ...pathsBelow(folder, name)]);
  return new Map(paths.map((path) => [path, signatureAt(join(folder, path))]));
}

function pathsBelow(folder: string, path: string): string[] {
  if (!lstatSync(join(folder, path)).isDirectory()) return [];
  return readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}

/** A folder changes with its entries, which have signatures of their own. */
function signatureAt(path: string): string {
  const stats = lstatSync(path);
  return stats.isDirectory() ? 'folder' : signatureOf(stats);
}
