import type { LastExport } from '../pipeline/last-export.ts';
import type { ExportFlags } from './export-flags.ts';
import { requestOf } from './export-request.ts';
import { findUnchanged } from './find-unchanged.ts';
import { noteIdleRedirects } from './note-idle-redirects.ts';
import { onInterrupt } from './on-interrupt.ts';
import { findProject } from './project-place.ts';
import { count, reportFindings, stage } from './report.ts';
import { reportExport } from './report-export.ts';
import { openWaits } from './run-waits.ts';

/** The flags as they were given. Without `--out`, the folder follows from the other flags. */
type ExportCommandFlags = Omit<ExportFlags, 'out'> & { readonly out?: string };

/**
 * `helios export`: makes a site of the content, checks it and publishes it. Most scheduled exports find nothing to do,
 * so most code is loaded only if there is something to do.
 */
export async function exportCommand({ out, ...given }: ExportCommandFlags): Promise<void> {
  const isPart = [given.locale, given.route].some((values) => values !== undefined);
  // A part never replaces the whole site in `out`.
  const flags = { ...given, out: out ?? (isPart ? 'out-part' : 'out') };
  const started = performance.now();
  const { root, workFolder, seals } = findProject(process.env);
  const place = { workFolder, seal: seals('last-export') };
  const request = requestOf({ flags, environment: process.env, root });
  const line = stage('look');
  using waits = openWaits(flags);
  const glance = await interruptible(flags, () => findUnchanged({ place, request, environment: process.env, waits }));
  if (glance.kind === 'unchanged') {
    line.done(lookText(glance.last));
    reportUnchanged(glance.last, flags, (performance.now() - started) / 1000);
    return;
  }
  const { exportAnew } = await import('./export-anew.ts');
  const { left, pin } = glance;
  await exportAnew({ flags, isPart, place, seals, request, waits, left, pin });
}

async function interruptible<Result>({ out }: ExportFlags, look: () => Promise<Result>): Promise<Result> {
  using _interrupt = onInterrupt(() => `Interrupted; ${out} is as it was.`);
  return await look();
}

/** Says what was found unchanged: `1 204 files of the project and 1 351 of the site, all as before`. */
function lookText({ inputs, documents, result }: LastExport): string {
  return `${count(inputs.paths.length + (documents?.paths.length ?? 0))} files of the project and ${count(result.files)} of the site, all as before`;
}

function reportUnchanged({ result, content }: LastExport, flags: ExportFlags, seconds: number): void {
  reportFindings(result.findings);
  noteIdleRedirects(result, flags);
  reportExport(result, { content, flags, seconds, wasThere: true });
}
