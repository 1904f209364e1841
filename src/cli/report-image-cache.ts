import type { ExportResult } from '../pipeline/summarize.ts';
import { count, note, noteWarning } from './report.ts';

/** Says what did not go well with the shared image cache. It is no fault of the site, and never keeps it from being published. */
export function reportImageCache(report: ExportResult['imageCache']): void {
  if (!report) return;
  const { place, refused, fault } = report;
  if (fault) noteWarning('image cache', fault.message, { hint: fault.hint });
  if (refused > 0)
    note(
      `image cache: ${count(refused, 'entry', 'entries')} of ${place} had no right seal, or other bytes, and counted as absent.`,
    );
}
