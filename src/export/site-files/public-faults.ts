import type { Finding } from '../../site/finding.ts';
import { isSafePath } from '../output/safe-path.ts';

/** A reason why a file of the folder `public` can't go out, as the end of a sentence, and what to do about it. */
export interface PublicFault {
  readonly fault: string;
  readonly hint: string;
}

export const publicFaults = {
  unsafeName: {
    fault: 'has characters in its path other than letters, digits and ._~@+-',
    hint: 'Rename it: not every host and disk accepts other characters.',
  },
  hidden: {
    fault: 'is hidden, because a name in its path begins with a dot',
    hint: 'Move it out of public/, since it could be a secret. Only .well-known and .nojekyll go out.',
  },
  link: {
    fault: 'is a link, which could publish a file from outside the project',
    hint: 'Copy the file into public/.',
  },
  noFile: { fault: 'is no file', hint: 'Remove it, or put a file in its place.' },
  noFolder: { fault: 'is no folder', hint: 'Make it a folder of files, or remove it.' },
  root: {
    fault: 'is never shown, because its address is redirected to the home page of the default locale',
    hint: 'Rename the file, or remove it.',
  },
  leadEndpoint: {
    fault: 'has the address to which forms send leads, so that a host could send the file instead of taking the lead',
    hint: 'Rename the file, or remove it.',
  },
  generatedFolder: {
    fault: 'is below a folder of generated files, which browsers keep for a year',
    hint: 'Put the file into another folder of public/.',
  },
  tooLarge: {
    fault: 'has more than 1 GiB, and Helios does not read larger files',
    hint: 'Put it on a host for large files.',
  },
  unread: (code: string) => ({ fault: `can't be read (${code})`, hint: 'Let this user read it, or remove it.' }),
  tooManyTypes: (count: number, max: number) => ({
    fault: `has ${count} files without an extension, and hosts take the content types of ${max} at most`,
    hint: 'Give some of the files an extension.',
  }),
  taken: (path: string) => ({
    fault: `has the path of another file of the site, ${path}`,
    hint: movedTo[path] ?? 'Rename the file, or remove it.',
  }),
  sameAddress: (path: string) => ({
    fault: `has the address of another file of the site, ${path}, and hosts show one of them`,
    hint: 'Rename the file, or remove it.',
  }),
} as const satisfies Record<string, PublicFault | ((...values: never[]) => PublicFault)>;

/** Hints about files that people expect in this folder, but whose content belongs elsewhere. */
const movedTo: Readonly<Record<string, string>> = {
  _redirects: 'Move its lines to config/_redirects.',
  _headers: 'Remove it. src/export/site-files/host-rules/plan-host-rules.ts has the headers of all hosts.',
};

/** The finding about a file of the folder `public`, or about the folder itself if `path` is empty. */
export function publicFinding(path: string, { fault, hint }: PublicFault): Finding {
  const where = publicPlace(path);
  return { code: 'public-file', severity: 'error', message: `${where} ${fault}.`, where, hint };
}

/** `public/ads.txt`. A path with strange characters is quoted, since a line break in it could pass for another message. */
export function publicPlace(path: string): string {
  return `public/${path === '' || isSafePath(path) ? path : JSON.stringify(path)}`;
}
