import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { reportShapes } from '../../../src/cli/json/reports.ts';
import { createProgram } from '../../../src/cli/program.ts';

const folder = join(import.meta.dirname, '../../../docs/json');
const shapes = Object.entries(reportShapes);

/** The command lines that take `--json`: `helios leads list`. */
function jsonCommands(command: Command, parents: readonly string[] = []): string[] {
  const path = [...parents, command.name()];
  const below = command.commands.flatMap((each) => jsonCommands(each, path));
  return command.options.some(({ long }) => long === '--json') ? [path.join(' '), ...below] : below;
}

test('Every command that takes --json has a documented shape', () => {
  const documented = shapes.flatMap(([, { commands }]) => commands);
  expect(documented).toEqual(expect.arrayContaining(jsonCommands(createProgram())));
});

test('The folder docs/json has the schema of each shape, and no other file', () => {
  expect(readdirSync(folder).sort()).toEqual(shapes.map(([name]) => `${name}.schema.json`).sort());
});

test.each(shapes.map(([name]) => name))('The schema of %s is valid JSON Schema, and demands a version', (name) => {
  const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));
  expect(() => new Ajv2020({ strict: true, formats: { 'date-time': true } }).compile(schema)).not.toThrow();
  expect(schema).toMatchObject({ type: 'object', required: expect.arrayContaining(['version']) });
});
