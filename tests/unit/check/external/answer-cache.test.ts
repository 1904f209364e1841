import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerLifeMs, loadAnswers, saveAnswers } from '../../../../src/check/external/answer-cache.ts';
import { temporaryFolder } from '../../../sites/temporary-folder.ts';

const now = Date.parse('2026-03-04T12:00:00Z');

test('Good answers are believed for a day', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'deep/external-links.json');
  const young = ['https://a.example/', now - answerLifeMs + 1] as const;
  expect(saveAnswers(file, new Map([young, ['https://b.example/', now - answerLifeMs]]))).toBeUndefined();
  expect([...loadAnswers(file, now)]).toEqual([young]);
  expect(readdirSync(join(folder.path, 'deep'))).toEqual(['external-links.json']);
});

test.each([
  ['nothing', ''],
  ['half of it', '{"version":1,"good":{"https://a.ex'],
  ['another version', JSON.stringify({ version: 2, good: { 'https://a.example/': now } })],
  ['a text for a time', JSON.stringify({ version: 1, good: { 'https://a.example/': 'now' } })],
  ['another scheme', JSON.stringify({ version: 1, good: { 'file:///etc/passwd': now } })],
  ['a time in the future', JSON.stringify({ version: 1, good: { 'https://a.example/': now + 1 } })],
  ['a list', '[]'],
])('A damaged or hostile cache counts as nothing: %s', (_, text) => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'external-links.json');
  writeFileSync(file, text);
  expect(loadAnswers(file, now).size).toBe(0);
});

test('A cache that can’t be written is a reason, not an error', () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  expect(saveAnswers(join(folder.path, 'file/cache.json'), new Map())).toMatch(/ENOTDIR|EEXIST/);
});
