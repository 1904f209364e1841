import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerLifeMs, loadAnswers, saveAnswers } from '../../../../src/check/external/answer-cache.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';
import { plainSeal } from '../../support/seals.ts';

const now = Date.parse('2026-03-04T12:00:00Z');

test('Good answers are believed for a day', () => {
  using folder = temporaryFolder();
  const file = { path: join(folder.path, 'deep/external-links.json'), seal: plainSeal };
  const young = ['https://a.example/', now - answerLifeMs + 1] as const;
  expect(saveAnswers(file, new Map([young, ['https://b.example/', now - answerLifeMs]]))).toBeUndefined();
  expect([...loadAnswers(file, now)]).toEqual([young]);
  expect(readdirSync(join(folder.path, 'deep'))).toEqual(['external-links.json']);
});

/** A file with the right seal. */
function sealed(good: object, version = 2): string {
  return JSON.stringify({ version, seal: plainSeal(JSON.stringify(good)), good });
}

test.each([
  ['nothing', ''],
  ['half of it', '{"version":1,"good":{"https://a.ex'],
  ['another version', sealed({ 'https://a.example/': now }, 1)],
  ['a text for a time', sealed({ 'https://a.example/': 'now' })],
  ['another scheme', sealed({ 'file:///etc/passwd': now })],
  ['a time in the future', sealed({ 'https://a.example/': now + 1 })],
  ['no seal', JSON.stringify({ version: 2, good: { 'https://a.example/': now } })],
  ['the seal of other answers', sealed({ 'https://a.example/': now }).replace('a.example', 'b.example')],
  ['a list', '[]'],
])('A damaged or hostile cache counts as nothing: %s', (_, text) => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'external-links.json');
  writeFileSync(file, text);
  expect(loadAnswers({ path: file, seal: plainSeal }, now).size).toBe(0);
});

test('A cache that can’t be written is a reason, not an error', () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  expect(saveAnswers({ path: join(folder.path, 'file/cache.json'), seal: plainSeal }, new Map())).toMatch(
    /ENOTDIR|EEXIST/,
  );
});
