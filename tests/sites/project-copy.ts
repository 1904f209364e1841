import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const projectFolder = join(import.meta.dirname, '../..');
/** The files and folders that the command needs. */
const parts = ['bin', 'config', 'content', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Copies the project into a new folder, where its content and code may be edited. Its dependencies are linked. */
export function copyProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** The folder of the copies that all tests of a run share, beside the site that they share. */
export function copiesOf(site: string): string {
  return `${site}.copies`;
}
