import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './helios.ts';

/** What the command is made of. */
const parts = ['bin', 'config', 'content', 'src', 'package.json', 'package-lock.json'];

/** A copy of the project whose content may be edited, its dependencies linked. */
export function copyProject(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Gives one document of the copy's embedded content another title, as an editor would. */
export function retitle(project: string, document: string, title: string): void {
  const file = join(project, 'content/documents', document);
  const content = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
  content.data.title = title;
  writeFileSync(file, JSON.stringify(content, null, 2));
}
