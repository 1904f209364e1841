import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from '../../site/bundled-package.ts';
import { byText } from '../../site/by-text.ts';
import { HeliosError } from '../../site/helios-error.ts';

/**
 * The folders of the npm packages among the source files of a bundle: `node_modules/react`. `sources` are the bytes of
 * each file in the bundle; a file without bytes was left out.
 */
export function packageFoldersOf(sources: Readonly<Record<string, number>>): string[] {
  const folders = Object.entries(sources).flatMap(([file, bytes]) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    return folder && bytes > 0 ? [folder] : [];
  });
  return [...new Set(folders)];
}

/**
 * Loads the name, licence and source of packages, with one entry for each name, in the order of the names. Throws
 * HeliosError `compile-failed` for a package without a licence: nobody may publish its code.
 */
export function loadPackages(root: string, folders: readonly string[]): BundledPackage[] {
  const packages = folders.map((folder) => loadPackage(root, folder));
  return [...new Map(packages.map((each) => [each.name, each])).values()].sort(byText(({ name }) => name));
}

/** The fields of a `package.json` that are read here. */
interface PackageFile {
  readonly name: string;
  readonly license?: unknown;
  readonly homepage?: unknown;
  readonly author?: unknown;
  readonly repository?: { readonly url?: unknown } | string;
}

function loadPackage(root: string, folder: string): BundledPackage {
  const described: PackageFile = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  const text = file ? readFileSync(join(root, folder, file), 'utf8').trim() : mitTextFor(described);
  if (text === undefined || typeof described.license !== 'string') throw withoutLicence(described.name, folder);
  return { name: described.name, licence: described.license, source: sourceOf(described), text };
}

/**
 * The text of the MIT licence for a package that declares this licence and its author in `package.json` and has no file
 * with the text. Undefined for any other package: only this licence is the same text for all but the author's name.
 */
function mitTextFor({ license, author }: PackageFile): string | undefined {
  const isNamed = license === 'MIT' && typeof author === 'string' && author !== '';
  return isNamed ? `The MIT License\n\nCopyright (c) ${author}\n\n${mitText}` : undefined;
}

/** https://spdx.org/licenses/MIT.html, without the line of the copyright. */
const mitText = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The address of a package's repository as a page, else its home page. */
function sourceOf({ repository, homepage }: PackageFile): string {
  const url = typeof repository === 'object' ? repository.url : repository;
  const page = typeof url === 'string' ? url.replace(/^git\+/, '').replace(/\.git$/, '') : '';
  if (page.startsWith('https://')) return page;
  return typeof homepage === 'string' ? homepage : '';
}

function withoutLicence(name: string, folder: string): HeliosError {
  return new HeliosError('compile-failed', {
    message: `The package ${name} is part of the site's scripts, and its folder has no licence.`,
    where: folder,
    hint: 'Use a package whose licence is in its package.json and beside it, or ask its authors to add it.',
  });
}
