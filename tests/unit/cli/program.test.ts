import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../../src/cli/program.ts';

test.each([
  [['export', 'stray'], /too many arguments/],
  [['export', '--workers', '-3'], /argument '-3' is invalid/],
  [['export', '--workers', '2.5'], /argument '2.5' is invalid/],
  [['export', '--workers', 'many'], /argument 'many' is invalid/],
  [['export', '--locale'], /argument missing/],
  [['serve', '--port', '70000'], /argument '70000' is invalid/],
  [['fetch', '--wait', '-1'], /90s, 10m or 1h30m/],
  [['fetch', '--wait', '1d'], /90s, 10m or 1h30m/],
  [['fetch', '--wait', '25h'], /90s, 10m or 1h30m/],
  [['fetch', '--wait', ''], /90s, 10m or 1h30m/],
  [['leads', 'list', '--since', '2026-02-30'], /must be a day of the calendar/],
  [['leads', 'export', '--since', '2026-02-30T10:00Z'], /must be a day of the calendar/],
])('A command line that makes no sense is refused before its command begins: helios %j', async (args, says) => {
  await expect(createProgram().parseAsync(['node', 'helios', ...args])).rejects.toThrow(says);
});

/** The options of a command and of those below it, by their names: `leads export`. */
function optionsOf(command: Command, path = ''): readonly (readonly [string, ReadonlyMap<string, string>])[] {
  const own = new Map(command.options.map(({ long, description }) => [long ?? '', description]));
  return [[path, own], ...command.commands.flatMap((each) => optionsOf(each, `${path} ${each.name()}`.trim()))];
}

test('The help of --content names --out only where that option exists', () => {
  const claims = optionsOf(createProgram()).filter(([, options]) => options.get('--content')?.includes('--out'));
  expect(claims.map(([name]) => name)).toEqual(['export', 'catalogue']);
  for (const [, options] of claims) expect(options.has('--out')).toBe(true);
});

test('The help of --wait says for what the command waits', () => {
  const options = new Map(optionsOf(createProgram()));
  const textOf = (name: string) => options.get(name)?.get('--wait');
  expect(textOf('rollback')).toMatch(/waits for the end of another export:/);
  expect(textOf('fetch')).toMatch(/waits for the CMS:/);
  expect(textOf('export')).toMatch(/waits for the CMS, and for the end of another export:/);
});
