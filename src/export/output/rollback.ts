import { HeliosError } from '../../site/helios-error.ts';
import type { Publication } from './history.ts';
import { inspectOut, shownRelease } from './out-folder.ts';
import type { Release, Releases } from './releases.ts';

/**
 * Chooses the release to publish again: that whose id is `to` or begins so, or without `to` the one before the current
 * one. Throws HeliosError `output-missing` that names the releases that there are.
 */
export function chooseRelease({ out, releases }: { out: string; releases: Releases }, to?: string): Release {
  const current = shownRelease(inspectOut(out, releases.load));
  const past = releases.history.of(out).releases;
  if (to !== undefined && !/^[0-9a-f]{1,16}$/i.test(to)) {
    throw missing(out, `"${to}" is not the id of a release, nor the beginning of one.`, past, current);
  }
  const wanted = to === undefined ? before(past, current) : past.filter(({ id }) => id.startsWith(to.toLowerCase()));
  const found = wanted.flatMap(({ id }) => releases.load(id) ?? []);
  const [first, second] = found;
  if (to !== undefined && first && second) {
    throw missing(out, `The ids of ${found.length} releases begin with ${to}.`, wanted, undefined);
  }
  if (first) return first;
  throw missing(out, noRelease(out, to, current), past, current);
}

function noRelease(out: string, to: string | undefined, current: string | undefined): string {
  if (to !== undefined) return `There is no release ${to} of ${out}.`;
  return current === undefined
    ? `There is no release of ${out} yet.`
    : `There is no release before ${current} of ${out}.`;
}

/** The releases that are older than the current one, newest first. */
function before(past: readonly Publication[], current: string | undefined): readonly Publication[] {
  return past.slice(past.findIndex(({ id }) => id === current) + 1);
}

function missing(out: string, message: string, past: readonly Publication[], current: string | undefined): HeliosError {
  const others = past.filter(({ id }) => id !== current).map(({ id, publishedAt }) => `${id} (${publishedAt})`);
  return new HeliosError('output-missing', {
    message,
    where: out,
    hint:
      others.length > 0
        ? `Choose one with --to: ${others.join(', ')}. \`helios releases\` lists them.`
        : 'Run `helios export` to make a release. Helios stores the last ten different ones of each folder, and no parts.',
  });
}
