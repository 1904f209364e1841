import { HeliosError } from '../../site/helios-error.ts';
import { lastShown, type Publication } from './history.ts';
import { inspectOut, isPartial, shownRelease } from './out-folder.ts';
import { type ReleaseSituation, releaseLack } from './release-lack.ts';
import type { Release, Releases } from './releases.ts';

interface ReleasePlace {
  readonly out: string;
  readonly releases: Releases;
  readonly workFolder: string;
}

/**
 * Chooses the release to publish again: the release whose id is `to` or begins with `to`, or without `to` the release
 * before the current one. A release without images never replaces a release with images. Throws HeliosError
 * `output-missing` with the ids of all releases that can be chosen.
 */
export function chooseRelease({ out, releases, workFolder }: ReleasePlace, to?: string): Release {
  const history = releases.history.of(out);
  const state = inspectOut(out, releases.load);
  const shown = shownRelease(state);
  assertReleases({ out, workFolder, isPartial: isPartial(state), current: shown, releases: history.releases });
  const current = shown ?? lastShown(history);
  const all = history.releases;
  const imageless = imagelessIn(all, { current, releases });
  const past = all.filter(({ id }) => !imageless.has(id));
  if (to !== undefined && !/^[0-9a-f]{1,16}$/i.test(to)) {
    throw missing(out, `"${to}" is not the id of a release, nor the beginning of one.`, past, current);
  }
  const wanted = to === undefined ? before(past, current) : startingWith(past, to);
  const found = wanted.flatMap(({ id }) => releases.load(id) ?? []);
  const [first, second] = found;
  if (to !== undefined && first && second) {
    throw missing(out, `The ids of ${found.length} releases begin with ${to}.`, wanted, undefined);
  }
  if (first) return first;
  const [unfit] = to === undefined ? [] : startingWith(all, to);
  const why = unfit && imageless.has(unfit.id) ? withoutImages(out, unfit.id) : noRelease(out, to, current);
  throw missing(out, why, past, current);
}

function assertReleases(situation: ReleaseSituation): void {
  const lack = releaseLack(situation);
  if (lack === undefined) return;
  throw new HeliosError('output-missing', {
    message: lack,
    where: situation.isPartial ? situation.out : situation.workFolder,
    hint: situation.isPartial
      ? 'Name the folder of a whole site with --out. Helios stores releases of whole sites, and no parts.'
      : 'Set HELIOS_WORK to the work folder of that export. If it is lost, run `helios export` to make a release.',
  });
}

/** The ids of the releases without images. Empty if the release that `out` shows, or showed last, has none either. */
function imagelessIn(
  past: readonly Publication[],
  { current, releases }: { readonly current: string | undefined; readonly releases: Releases },
): ReadonlySet<string> {
  const hasImages = (id: string | undefined) => id !== undefined && releases.load(id)?.manifest.hasImages;
  const ids = past.map(({ id }) => id);
  return new Set(hasImages(current) ? ids.filter((id) => hasImages(id) === false) : []);
}

function startingWith(past: readonly Publication[], text: string): readonly Publication[] {
  return past.filter(({ id }) => id.startsWith(text.toLowerCase()));
}

function withoutImages(out: string, id: string): string {
  return `The release ${id} has no image files (--no-images), and that of ${out} has them.`;
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
