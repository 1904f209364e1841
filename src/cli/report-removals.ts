import type { Removal } from '../export/plan/plan-removals.ts';
import { formatRedirect, redirectsFile } from '../pipeline/write-redirects.ts';
import { documentPlaceText } from '../site/finding.ts';
import type { HostRedirect } from '../site/host-rules.ts';
import { count, note, noteIssue } from './report.ts';

/**
 * The maximum number of removals that are listed. An export may remove as many pages without confirmation. `--json`
 * lists all.
 */
const shownRemovals = 20;

export interface RemovalReport {
  readonly removals: readonly Removal[];
  readonly release: string | undefined;
  readonly isPublished: boolean;
  /** True if the export was to write the redirects. It writes them only if the site is published. */
  readonly writesRedirects: boolean;
}

/** Prints each page that leaves the site with its cause, and the redirects for their addresses. */
export function reportRemovals({ removals, release, isPublished, writesRedirects }: RemovalReport): void {
  if (removals.length === 0) return;
  const verb = isPublished ? (removals.length === 1 ? 'leaves' : 'leave') : 'would leave';
  note(`${count(removals.length, 'page')} of the release ${release} ${verb} the site:`);
  for (const removal of removals.slice(0, shownRemovals)) reportRemoval(removal);
  const hidden = removals.length - shownRemovals;
  if (hidden > 0) note(`… and ${count(hidden, 'more page')}; --json lists all of them.`);
  const redirects = removals.flatMap(({ redirect }) => redirect ?? []);
  if (redirects.length === 0) return;
  if (!writesRedirects) reportProposals(redirects.slice(0, shownRemovals), { isPublished });
  else if (isPublished) note(`${count(redirects.length, 'redirect')} written to ${redirectsFile}.`);
  else note(`Nothing was published, so no redirect was written to ${redirectsFile}.`);
}

/** Prints the redirects that an export removed from the project's file, because their addresses have pages again. */
export function reportStaleRedirects(
  redirects: readonly HostRedirect[],
  { isPublished }: Pick<RemovalReport, 'isPublished'>,
): void {
  if (redirects.length === 0) return;
  const number = count(redirects.length, 'redirect');
  if (!isPublished) {
    note(`Nothing was published, so ${number} of pages that are back stayed in ${redirectsFile}.`);
    return;
  }
  const reason = redirects.length === 1 ? 'its address has a page again' : 'their addresses have pages again';
  note(`${number} removed from ${redirectsFile}, because ${reason}:`);
  for (const redirect of redirects) note(formatRedirect(redirect));
}

/** Prints the redirects of the project's file to which an export gave new targets. */
export function reportMovedRedirects(
  redirects: readonly HostRedirect[],
  { isPublished }: Pick<RemovalReport, 'isPublished'>,
): void {
  if (redirects.length === 0 || !isPublished) return;
  note(
    `${count(redirects.length, 'redirect')} of ${redirectsFile} got a new target, because the page at the old one moved:`,
  );
  for (const redirect of redirects) note(formatRedirect(redirect));
}

function reportRemoval({ page, reason, movedTo, isRedirected, redirect }: Removal): void {
  const { document, pathname } = page;
  const isOld = isRedirected && redirect === undefined;
  const details = {
    where: document && documentPlaceText(document),
    now: movedTo,
    note: isOld ? 'A redirect answers its address.' : undefined,
  };
  noteIssue({ mark: `− ${pathname}`, message: reason, source: undefined, details });
}

/**
 * Prints redirects to add by hand, and what `--write-redirects` can still do: it writes redirects only for pages that
 * leave in the same run, and not for pages that have left.
 */
function reportProposals(
  redirects: readonly HostRedirect[],
  { isPublished }: Pick<RemovalReport, 'isPublished'>,
): void {
  const more = isPublished ? '' : ' (once no other error blocks publishing, --write-redirects adds it)';
  note(`To redirect their addresses, add to ${redirectsFile}${more}:`);
  for (const redirect of redirects) note(formatRedirect(redirect));
  if (!isPublished) return;
  const them = redirects.length === 1 ? 'it' : 'them';
  note(`--write-redirects would have added ${them}. It no longer can: the next export is compared with this one.`);
}
