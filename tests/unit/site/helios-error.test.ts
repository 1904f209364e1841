import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { HeliosError, recognizeHeliosError } from '../../../src/site/helios-error.ts';

const parts = {
  message: 'Another process replaced the content snapshot.',
  where: 'content.sqlite',
  hint: 'Run it again.',
};

test('An outage has the exit code of a passing one, every other error that of a command that could not run', () => {
  expect(new HeliosError('content-changed', parts).exitCode).toBe(75);
  expect(new HeliosError('bad-config', parts).exitCode).toBe(2);
});

test('An error of another copy of the class, as in the compiled renderer, is recognised with all its parts', () => {
  const foreign = Object.assign(new Error(parts.message), { ...parts, name: 'HeliosError', code: 'content-changed' });
  const known = recognizeHeliosError(foreign);
  expect(known).toBeInstanceOf(HeliosError);
  expect(known).toMatchObject({ ...parts, code: 'content-changed', exitCode: 75, cause: foreign });
});

test('An error that a render thread threw is recognised', async () => {
  const source = `throw Object.assign(new Error('Gone.'), { name: 'HeliosError', code: 'no-snapshot', where: 'x', hint: 'y' })`;
  const worker = new Worker(source, { eval: true });
  const error = await new Promise((resolve) => worker.once('error', resolve));
  expect(recognizeHeliosError(error)).toMatchObject({ code: 'no-snapshot', message: 'Gone.', where: 'x', hint: 'y' });
});

test.each([
  ['an error of the system', Object.assign(new Error('no entry'), { code: 'ENOENT' })],
  ['an unknown code', Object.assign(new Error('x'), { name: 'HeliosError', code: 'made-up' })],
  ['a text', 'bad-config'],
])('The value %s is not a HeliosError', (_, error) => {
  expect(recognizeHeliosError(error)).toBeUndefined();
});
