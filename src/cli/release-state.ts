import type { ContentSource } from '../content/content-source.ts';
import { type ReleaseFacts, readReleaseFacts } from '../export/output/read-release.ts';
import type { ContentState } from './json/links-report.ts';
import { timeText } from './lead-record.ts';
import { count } from './report.ts';
import type { Workspace } from './workspace.ts';

/** The release in a folder, and whether it shows the current content. */
export interface ReleaseState {
  readonly release: ReleaseFacts | undefined;
  readonly content: ContentState;
}

/** Says in a sentence which release a folder has, and how old it is. */
export function releaseText(folder: string, release: ReleaseFacts | undefined, now: number): string {
  if (!release) return `The site in ${folder} has no manifest: its age and its content are unknown.`;
  const { id, madeAt, source, part, isCatalogue, leftOutPages, held } = release;
  const about = `${timeText(madeAt.getTime())} UTC, ${ageText(now - madeAt.getTime())} old, from ${source}.`;
  if (isCatalogue) return `The catalogue, of ${about} Links to pages of the site are counted, and not followed.`;
  if (part) return `A part of the site, of ${about} ${partText(part, leftOutPages.length)}`;
  const also = held.length > 0 ? ` ${heldText(held)}` : '';
  return `Release ${id} of ${about}${also}`;
}

/** Names the held pages, or the first of many. */
function heldText(held: ReleaseFacts['held']): string {
  const named = held.slice(0, 3).map(({ pathname, release }) => `${pathname} (${release})`);
  const more = held.length > named.length ? ` and ${count(held.length - named.length)} more` : '';
  const subject = held.length === 1 ? '1 page is' : `${count(held.length)} pages are`;
  return `${subject} held as in an earlier release: ${named.join(', ')}${more}. Broken links of held pages are warnings.`;
}

function partText(
  { selection: { locales, routes }, sitePages }: NonNullable<ReleaseFacts['part']>,
  leftOut: number,
): string {
  const flags = [locales.length > 0 ? ['--locale', ...locales] : [], routes.length > 0 ? ['--route', ...routes] : []];
  const pages = `${count(sitePages - leftOut)} of ${count(sitePages, 'page')}`;
  return `It has ${pages}, by ${flags.flat().join(' ')}. Links to the other pages are counted, and not followed.`;
}

/**
 * Compares the content of a release with the current content, by their refs. It never throws, so that the check of
 * links also works offline.
 */
export async function compareContent(folder: string, workspace: Workspace): Promise<ReleaseState> {
  const release = readReleaseFacts(folder);
  if (!release) return { release, content: { state: 'unknown', reason: 'The site has no manifest.' } };
  try {
    const content = await workspace.openContent();
    return { release, content: await stateOf(release, content) };
  } catch (error) {
    return { release, content: { state: 'unknown', reason: error instanceof Error ? error.message : String(error) } };
  }
}

async function stateOf({ ref, source }: ReleaseFacts, content: ContentSource): Promise<ContentState> {
  if (source !== content.name) return { state: 'other-source', source: content.name };
  const current = await content.fetchRef();
  return { state: current === ref ? 'same' : 'changed', ref: current };
}

/** Says in a sentence what a check of a release says about the current content. */
export function contentText(content: ContentState): string {
  switch (content.state) {
    case 'same':
      return 'The content has not changed since.';
    case 'changed':
      return 'The content has changed since: this check says nothing about the changes. `helios export` checks them.';
    case 'other-source':
      return `The environment names another source, ${content.source}: this check says nothing about its content.`;
    case 'unknown':
      return `The content of now could not be compared with the release: ${content.reason}`;
  }
}

/** An age in its largest unit: `3 days`. */
export function ageText(ms: number): string {
  const units = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const;
  const [word, size] = units.find(([, each]) => ms >= each) ?? (['second', 1000] as const);
  const number = Math.max(0, Math.floor(ms / size));
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
