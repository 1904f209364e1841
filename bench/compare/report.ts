import type { Comparison } from './compare-sites.ts';
import { type Difference, kinds, type Place } from './differences.ts';
import type { ScriptRow } from './scripts.ts';

/** The comparison as text: counts, the first differences of each kind, the table of scripts, the verdict. */
export function formatComparison(comparison: Comparison): string {
  const { differences, scripts } = comparison;
  const byKind = Map.groupBy(differences, ({ kind }) => kind);
  const sections = Array.from(byKind, ([kind, entries]) => formatKind(kinds[kind], entries));
  const verdict =
    differences.length === 0
      ? 'The exports are the same but for class letters, hashes and script names.'
      : `The exports differ: ${Array.from(byKind, ([kind, { length }]) => `${length} ${kind}`).join(', ')}.`;
  return [formatCounts(comparison), ...sections, formatScripts(scripts), verdict].filter(Boolean).join('\n\n');
}

function formatCounts({ pages, otherFiles, classes, hashedNames, differences }: Comparison): string {
  const renamed = (names: ReadonlyMap<string, string>) =>
    [...names].filter(([before, after]) => before !== after).length;
  return [
    `${pages} pages and ${otherFiles} other files compared: ${differences.length === 0 ? 'same' : 'different'}`,
    `${classes.size} class letters paired, ${renamed(classes)} of them renamed`,
    `${hashedNames.size} hashed names paired, ${renamed(hashedNames)} of them renamed`,
  ].join('\n');
}

const maxEntries = 20;

function formatKind(title: string, differences: readonly Difference[]): string {
  const entries = differences.slice(0, maxEntries).map(formatDifference);
  const rest = differences.length - entries.length;
  const more = rest > 0 ? [`  and ${rest} more: --json has them all`] : [];
  return [`${title}: ${differences.length}`, ...entries, ...more].join('\n');
}

function formatDifference({ kind, before, after, note, places, count }: Difference): string {
  const [place] = places;
  const more = count > 1 ? ` and ${count - 1} more ${count === 2 ? 'place' : 'places'}` : '';
  const [old, now] = shorten(before, after);
  const sides =
    kind === 'file' ? [] : [old === undefined ? [] : `    - ${old}`, now === undefined ? [] : `    + ${now}`];
  const side = kind !== 'file' ? '' : before === undefined ? ' (new)' : ' (gone)';
  return [`  ${place ? formatPlace(place) : ''}${side}${more}`, ...sides.flat(), ...(note ? [`    ${note}`] : [])].join(
    '\n',
  );
}

function formatPlace({ file, path }: Place): string {
  return path ? `${file}  ${path}` : file;
}

const maxLength = 300;

/** Cuts long texts down to the part where they begin to differ. */
function shorten(before: string | undefined, after: string | undefined): readonly (string | undefined)[] {
  let same = 0;
  while (before && after && same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - 80);
  return [before, after].map((text) => {
    if (text === undefined || text.length <= maxLength) return text;
    return `${start > 0 ? '…' : ''}${text.slice(start, start + maxLength)}${start + maxLength < text.length ? '…' : ''}`;
  });
}

function formatScripts(scripts: readonly ScriptRow[]): string {
  const lines = scripts.map(({ name, files, raw, gzip }) => [
    nameOf(name) + (files.before === 1 && files.after === 1 ? '' : ` (${change(files)} files)`),
    change(raw),
    change(gzip),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...lines.map((line) => line[column]?.length ?? 0)));
  const table = [['script', 'bytes', 'gzip 9'], ...lines].map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  const renamed = scripts.filter(
    ({ name, files }) => files.before > 0 && files.after > 0 && name.before !== name.after,
  );
  const list = renamed.map(({ name }) => `  ${nameOf(name)}`);
  return [...table, ...(list.length > 0 ? ['Renamed scripts:', ...list] : [])].join('\n');
}

function nameOf({ before, after }: ScriptRow['name']): string {
  const [old, now] = [before, after].map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/-\*\.js$/, ''));
  return old === now || !old || !now ? `${old || now}` : `${old} -> ${now}`;
}

function change({ before, after }: { before: number; after: number }): string {
  return before === after ? `${before}` : `${before} -> ${after}`;
}
