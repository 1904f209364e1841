import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../../src/cli/new-object-space.ts');

/** Makes objects that stay, and returns how many megabytes V8 has for new objects each time. */
function sizes(rule: string): number[] {
  const code = `
    import v8 from 'node:v8';
    const { limitNewObjectSpace } = await import(${JSON.stringify(module)});
    const size = () => {
      const space = v8.getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
      return Math.round((space.space_used_size + space.space_available_size) / 2 ** 20);
    };
    ${rule}
    const kept = [];
    const sizes = [];
    for (let round = 0; round < 24; round += 1) {
      for (let each = 0; each < 50_000; each += 1) kept.push({ each });
      await new Promise((resolve) => setImmediate(resolve));
      sizes.push(size());
    }
    console.log(JSON.stringify(sizes));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('The memory for new objects grows to 16 MB and stays so, while V8 would make it larger', () => {
  const enlarge = "v8.setFlagsFromString('--semi-space-growth-factor=16');";
  expect(sizes('limitNewObjectSpace();').at(-1)).toBe(16);
  expect(sizes(enlarge).at(-1)).toBeGreaterThan(16);
});
