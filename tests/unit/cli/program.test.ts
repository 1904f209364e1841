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
