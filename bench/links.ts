import { config } from '../config/index.ts';
import { readExportedSite } from '../src/check/exported-site.ts';
import { checkLinks } from '../src/check/links.ts';
import { createSeals } from '../src/disk/seal.ts';
import { openCachedNotes } from '../src/export/render/page-cache.ts';
import { findRelease } from '../src/server/find-release.ts';
import type { Benchmark } from './benchmark.ts';
import { medianOf, repeat } from './support/figures.ts';

/** The link check in memory, as in `helios export` and `helios check-links`. Each run repeats all of it. */
export const links: Benchmark = async ({ runs, site }) => {
  const { work, out } = await site();
  const cached = openCachedNotes(work, createSeals(undefined)('pages'));
  const { root, rules } = await findRelease(out);
  const exported = await readExportedSite({ folder: root, hostRules: rules, held: [] }, cached.notesOf);
  cached.close();
  const measured = await repeat(Math.max(runs, 5), async () => {
    const started = performance.now();
    const { checked } = checkLinks({ ...exported, site: config.site });
    const seconds = (performance.now() - started) / 1000;
    return { checked, seconds };
  });
  return [
    { name: 'internal links', unit: 'links', value: measured[0]?.checked ?? 0 },
    medianOf(
      'checked in',
      'ms',
      measured.map(({ seconds }) => seconds * 1000),
    ),
    medianOf(
      'speed',
      'links/s',
      measured.map(({ checked, seconds }) => checked / seconds),
    ),
  ];
};
