import { resolve } from 'node:path';

/** The absolute path of `--out`. An empty value (`--out "$UNSET"`) stays empty, so that the export refuses it. */
export function outFolder(out: string): string {
  return out.trim() === '' ? '' : resolve(out);
}
