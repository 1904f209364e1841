import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { ReportName, ReportOf } from '../../../src/cli/json/reports.ts';
import type { CliRun } from './run-cli.ts';

const compiled = new Map<ReportName, ValidateFunction>();

/**
 * The JSON that a command printed. It must be as `docs/json/{name}.schema.json` says, and have no property that is not in
 * the schema.
 */
export function parseReport<Name extends ReportName>(name: Name, { stdout }: Pick<CliRun, 'stdout'>): ReportOf<Name> {
  const report: unknown = JSON.parse(stdout);
  const validate = compiled.get(name) ?? compile(name);
  compiled.set(name, validate);
  expect(validate(report) ? [] : validate.errors, `the JSON of ${name}, compared with its schema`).toEqual([]);
  return report as ReportOf<Name>; // The schema of this type has just accepted it.
}

function compile(name: ReportName): ValidateFunction {
  const text = readFileSync(join(import.meta.dirname, `../../../docs/json/${name}.schema.json`), 'utf8');
  // A pattern stands beside each format, and says more.
  return new Ajv2020({ allErrors: true, validateFormats: false }).compile(JSON.parse(text, closed));
}

/** Takes from a schema of objects its permission for more properties. */
function closed(_key: string, value: unknown): unknown {
  const isOpen = Object(value).type === 'object' && Object(value).properties !== undefined;
  return isOpen ? { additionalProperties: false, ...Object(value) } : value;
}
