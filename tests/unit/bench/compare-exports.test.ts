import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { type Files, onePage } from './compare/small-export.ts';

test('Exports that are the same give exit code 0', () => {
  using root = temporaryFolder();
  const { status, stdout } = run(write(root.path, 'a', 'One'), write(root.path, 'b', 'One'));
  expect(stdout).toContain('The exports are the same but for class letters, hashes and script names.');
  expect(status).toBe(0);
});

test('Exports that differ give exit code 1, and all differences as JSON', () => {
  using root = temporaryFolder();
  const folders = [write(root.path, 'a', 'One'), write(root.path, 'b', 'Two')];
  expect(run(...folders).stdout).toContain('- One\n    + Two');
  const { status, stdout } = run(...folders, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout).differences).toHaveLength(1);
});

test('A folder that is no export gives exit code 2 and a sentence', () => {
  using root = temporaryFolder();
  const { status, stderr } = run(write(root.path, 'a', 'One'), join(root.path, 'nowhere'));
  expect({ status, stderr }).toEqual({ status: 2, stderr: `There is no folder ${join(root.path, 'nowhere')}.\n` });
});

function run(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['bench/compare-exports.ts', ...args], { encoding: 'utf8' });
}

function write(root: string, name: string, text: string): string {
  const files: Files = { ...onePage(`<p>${text}</p>`), 'helios-manifest.json': '{"files":[]}' };
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return join(root, name);
}
