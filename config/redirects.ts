import { HeliosError } from '../src/site/helios-error.ts';
import { type RedirectStatus, redirectStatuses } from '../src/site/host-rules.ts';
import { parseAddresses, type Redirect } from '../src/site/redirects.ts';
import { type BadValue, badConfig } from './bad-config.ts';
import { readRedirectsFile } from './redirects-file.ts';
import { readRedirectsTable } from './redirects-table.ts';
import type { RedirectRule } from './schema.ts';

/** The files of redirects that a project may have, by their paths from the project's folder. */
export const redirectFiles = {
  'config/_redirects': readRedirectsFile,
  'config/redirects.csv': readRedirectsTable,
} as const;
export type RedirectFile = keyof typeof redirectFiles;

/** A redirect as it is written in its file, or the reason why the line is no redirect. */
export type WrittenRedirect =
  | { readonly place: string; readonly from: string; readonly to: string; readonly status: string }
  | {
      readonly place: string;
      readonly fault: { readonly expected: string; readonly seen: string; readonly hint: string };
    };

/** The maximum number of wrong lines that an error names. */
const maxFaults = 20;

/**
 * The redirects of config/index.ts and of the files beside it. `texts` has the content of each file that exists. Throws
 * HeliosError `bad-config` that names file and line of each wrong redirect.
 */
export function parseRedirects(
  rules: readonly RedirectRule[],
  texts: Readonly<Partial<Record<RedirectFile, string>>>,
): Redirect[] {
  const written: WrittenRedirect[] = [
    ...rules.map(({ from, to, status }, index) => ({
      place: `config/index.ts: redirects[${index}]`,
      from,
      to,
      status: String(status),
    })),
    ...Object.entries(texts).flatMap(([file, text]) => redirectFiles[file as RedirectFile](file, text)),
  ];
  const parsed = written.map(parseRedirect);
  const [fault, ...faults] = parsed.flatMap((each) => ('fault' in each ? [each.fault] : []));
  if (fault) throw refusal([fault, ...faults]);
  return parsed.flatMap((each) => ('redirect' in each ? [each.redirect] : []));
}

type Parsed = { readonly redirect: Redirect } | { readonly fault: BadValue };

function parseRedirect(written: WrittenRedirect): Parsed {
  const { place } = written;
  if ('fault' in written) return { fault: { name: place, ...written.fault } };
  const addresses = parseAddresses(written);
  if (!addresses.ok) {
    const { part, expected, example } = addresses.fault;
    return { fault: { name: keyOf(place, part), expected, seen: written[part], hint: `Write ${example}.` } };
  }
  const status = statusOf(written.status);
  if (status === undefined) {
    const expected = `one of ${redirectStatuses.join(', ')}`;
    return {
      fault: { name: keyOf(place, 'status'), expected, seen: written.status, hint: 'Write 301 if the move is final.' },
    };
  }
  return { redirect: { from: addresses.from, to: addresses.to, status, place: { file: place } } };
}

/**
 * The name of a part of a redirect for errors: `config/index.ts: redirects[0].from`, or `config/_redirects:3: from`.
 */
function keyOf(place: string, part: string): string {
  return place.endsWith(']') ? `${place}.${part}` : `${place}: ${part}`;
}

/**
 * Parses the status of a redirect. A redirect without a status is permanent, as on Netlify. `301!` is Netlify's form
 * for a redirect of an address that has a page.
 */
function statusOf(text: string): RedirectStatus | undefined {
  const plain = text === '' ? '301' : text.replace(/!$/, '');
  return redirectStatuses.find((status) => String(status) === plain);
}

function refusal([first, ...others]: readonly [BadValue, ...BadValue[]]): HeliosError {
  const error = badConfig(first, ...others.slice(0, maxFaults - 1));
  const hidden = others.length + 1 - maxFaults;
  if (hidden <= 0) return error;
  return new HeliosError('bad-config', {
    message: `${error.message}\n    … and ${hidden} more.`,
    where: first.name,
    hint: `Correct these ${others.length + 1} values.`,
  });
}
