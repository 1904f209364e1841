import { join } from 'node:path';
import type { ListFolder } from '../disk/list-folder.ts';
import { type Look, lookAt, type SeenPaths } from '../disk/seen-paths.ts';
import type { LeftExport } from './last-export.ts';

/** The state of the files of a project from which a site is made, from before any of them was read. */
export interface ProjectLooks {
  /** All files except documents and templates. */
  readonly inputs: Look;
  /** The sources of templates. */
  readonly templates: Look;
}

export interface ProjectLookInput {
  readonly list: ListFolder;
  /** The last export, if its inputs have just been found unchanged. They are not looked at again. */
  readonly left?: LeftExport | undefined;
}

/** Looks at the files of a project. Documents are left out, because the content may be elsewhere. */
export function lookAtProject(root: string, { list, left }: ProjectLookInput): ProjectLooks {
  const templates = templatesOf(root);
  const except = [documentsOf(root), ...templates];
  return {
    inputs: asSettled(left?.last.inputs) ?? lookAt(inputsOf(root), { list, except, links: 'followed' }),
    templates:
      asSettled(left?.hasTemplates ? left.last.templates : undefined) ?? lookAt(templates, { list, links: 'followed' }),
  };
}

function asSettled(seen: SeenPaths | undefined): Look | undefined {
  return seen && { ...seen, isSettled: true };
}

/** The files and folders of a project from which a site is made. */
export function inputsOf(root: string): string[] {
  const names = ['bin', 'config', 'content', 'public', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
  return [...names, ...sharedWithExporter].map((path) => join(root, path));
}

/** The folder with the documents of the embedded content. */
export function documentsOf(root: string): string {
  return join(root, 'content', 'documents');
}

/**
 * The folders whose sources reach the site only through the compiler, so that an edit changes nothing but pages and
 * scripts. Islands are left out: the compiler runs their contracts, and most of their edits change a script.
 */
function templatesOf(root: string): string[] {
  return ['src/components', 'src/templates'].map((path) => join(root, path));
}

/** The files and folders within those of the templates whose code the exporter itself runs. */
export const sharedWithExporter = ['src/templates/head.ts', 'src/templates/styles'] as const;
