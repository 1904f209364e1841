import { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { usageError } from '../../../src/cli/usage-error.ts';

test.each([
  ["unknown command 'exprot'\n(Did you mean export?)", "Unknown command 'exprot'. Did you mean export?", 'exprot'],
  ["unknown option '--nonsense'", "Unknown option '--nonsense'.", '--nonsense'],
  ["option '--locale <code...>' argument missing", "Option '--locale <code...>' argument missing.", '--locale'],
  [
    "option '--workers <n>' argument '0' is invalid. It must be positive.",
    "Option '--workers <n>' argument '0' is invalid. It must be positive.",
    '--workers',
  ],
  [
    "too many arguments for 'export'. Expected 0 arguments but got 2: stray, dog.",
    "Too many arguments for 'export'. Expected 0 arguments but got 2: stray, dog.",
    'stray, dog',
  ],
  ['a message without a name', 'A message without a name.', 'helios'],
])('A message of commander becomes sentences with the place: %j', (text, message, where) => {
  expect(usageError(new CommanderError(1, 'commander.code', `error: ${text}`))).toMatchObject({
    code: 'bad-argument',
    message,
    where,
    hint: expect.stringContaining('--help'),
  });
});
