import { basename } from 'node:path';

/** The source map of a script (ECMA-426). It contains the text of the sources. */
export interface SourceMap {
  /** Pathname of the script: `/helios/static/late-3f2a….js`. */
  readonly script: string;
  /** JSON. */
  readonly map: string;
}

/** The fields of a source map that are read or written here. */
interface MapFields {
  readonly version: 3;
  readonly mappings: string;
  readonly [name: string]: unknown;
}

/** Names the script in its map: a monitoring service finds the map of a stack trace by this name. */
export function withScriptName({ script, map }: SourceMap): SourceMap {
  return { script, map: JSON.stringify({ ...fieldsOf(map), file: basename(script) }) };
}

/** The map of a script that gets lines before its first one. In the mappings, a semicolon ends a line. */
export function withLinesBefore(lines: number, map: string): string {
  const fields = fieldsOf(map);
  return JSON.stringify({ ...fields, mappings: ';'.repeat(lines) + fields.mappings });
}

function fieldsOf(map: string): MapFields {
  return JSON.parse(map);
}
