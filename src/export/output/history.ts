import { lstatSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { moveIntoPlace } from '../../disk/move-into-place.ts';
import { isFields, isListOf, jsonOf, matches } from './json-values.ts';
import { readIfThere } from './read-if-there.ts';

/** A release that an output showed, and the time of its publication in ISO 8601, UTC. */
export interface Publication {
  readonly id: string;
  readonly publishedAt: string;
}

/** The publications of one output. */
export interface OutHistory {
  /** The releases, which are whole sites, newest first. The output can be rolled back to them. */
  readonly releases: readonly Publication[];
  /** The id of the release that the output shows since a rollback. Undefined if it is the newest one. */
  readonly shown?: string | undefined;
  /** The part that the output shows. Parts are no releases to roll back to. */
  readonly part?: PublishedPart | undefined;
}

/** A part that an output shows, with the time of the part published before it, which the history does not keep. */
export interface PublishedPart extends Publication {
  readonly before?: string | undefined;
}

/** The publications of each output of a work folder. */
export interface History {
  of(out: string): OutHistory;
  set(out: string, history: OutHistory): void;
  /** The ids of all releases that some output shows or can go back to. */
  ids(): ReadonlySet<string>;
}

/** Number of releases retained for each output, including the published one. */
export const maxReleases = 10;

/** An output that has been missing for this time is forgotten with its releases: somebody has deleted it. */
const forgottenAfterMs = 7 * 24 * 60 * 60 * 1000;

/** Opens the history in the folder of the releases. A damaged history is empty: only the chance to roll back is lost. */
export function openHistory(folder: string, now: () => Date): History {
  const file = join(folder, 'history.json');
  // Paths in the history are relative, so that a project can be moved.
  const key = (out: string) => relative(folder, out);
  const isForgotten = (out: string, { releases, part }: OutHistory) => {
    if (lstatSync(join(folder, out), { throwIfNoEntry: false })) return false;
    const last = (part ?? releases[0])?.publishedAt ?? '';
    return !(Date.parse(last) > now().getTime() - forgottenAfterMs);
  };
  const read = () => {
    const outs = Object.entries(parseHistory(readIfThere(file) ?? ''));
    return new Map<string, OutHistory>(outs.filter(([out, history]) => !isForgotten(out, history)));
  };
  return {
    of: (out) => read().get(key(out)) ?? { releases: [] },
    set(out, history) {
      const outs = Object.fromEntries(read().set(key(out), history));
      writeFileSync(`${file}.tmp`, `${JSON.stringify({ version: 2, outs }, null, 2)}\n`);
      moveIntoPlace(`${file}.tmp`, file);
    },
    ids: () =>
      new Set(
        [...read().values()]
          .flatMap(({ releases, part }) => [...releases, ...(part ? [part] : [])])
          .map(({ id }) => id),
      ),
  };
}

/** The id of the release that the output shows. If the output is missing, it is the one that it showed last. */
export function lastShown({ releases, shown }: OutHistory): string | undefined {
  return shown ?? releases[0]?.id;
}

/** The history after a rollback to a release. All releases stay, so that later ones can come back too. */
export function withRollback(history: OutHistory, id: string): OutHistory {
  return { ...history, shown: id === history.releases[0]?.id ? undefined : id };
}

/** True if the last publication of an output is the first one of its day (UTC). */
export function isFirstOfDay({ releases, part }: OutHistory): boolean {
  const times = releases.map(({ publishedAt }) => publishedAt);
  const [last, before] = part ? [part.publishedAt, part.before ?? times[0]] : times;
  return last?.slice(0, 10) !== before?.slice(0, 10);
}

/** The outputs of a history's text with their publications. Empty if anything in it is not as Helios writes it. */
function parseHistory(text: string): Readonly<Record<string, OutHistory>> {
  const value = jsonOf(text);
  return isFields(value) && value.version === 2 && hasHistories(value.outs) ? value.outs : {};
}

function hasHistories(value: unknown): value is Readonly<Record<string, OutHistory>> {
  return isFields(value) && Object.values(value).every(isHistory);
}

function isHistory(value: unknown): value is OutHistory {
  return (
    isFields(value) &&
    isListOf(value.releases, isPublication) &&
    value.releases.length <= maxReleases &&
    (value.shown === undefined || matches(value.shown, releaseId)) &&
    (value.part === undefined || isPart(value.part))
  );
}

function isPart(value: unknown): value is PublishedPart {
  return isPublication(value) && (!('before' in value) || typeof value.before === 'string');
}

const releaseId = /^[0-9a-f]{16}$/;

function isPublication(value: unknown): value is Publication {
  return (
    isFields(value) &&
    matches(value.id, releaseId) &&
    matches(value.publishedAt, /^\d{4}-\d{2}-\d{2}T/) &&
    !Number.isNaN(Date.parse(value.publishedAt))
  );
}

/**
 * The history after a whole site is published in the place of `current`. As in a browser's history, releases newer than
 * `current` are dropped: they were rolled back.
 */
export function withRelease({ releases }: OutHistory, published: Publication, current: string | undefined): OutHistory {
  const index = releases.findIndex(({ id }) => id === current);
  const earlier = releases.slice(Math.max(index, 0)).filter(({ id }) => id !== published.id);
  return { releases: [published, ...earlier].slice(0, maxReleases) };
}
