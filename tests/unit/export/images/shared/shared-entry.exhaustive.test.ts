import { expect, test } from 'vitest';
import { createSeals } from '../../../../../src/disk/seal.ts';
import { readEntry, writeEntry } from '../../../../../src/export/images/shared/shared-entry.ts';

const seal = createSeals('k'.repeat(32))('shared-images');
const name = `linux-x64/ab/ab${'0'.repeat(62)}`;
const entry = writeEntry(name, { bytes: Buffer.from('pixels'), losesAnimation: false }, seal);

test('An entry with any bit changed is not believed', () => {
  for (let bit = 0; bit < entry.length * 8; bit += 1) {
    const changed = Buffer.from(entry);
    const at = bit >> 3;
    changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7));
    expect(readEntry(name, changed, seal), `bit ${bit}`).toBeUndefined();
  }
});

test('An entry that breaks off anywhere is not believed', () => {
  for (let length = 0; length < entry.length; length += 1) {
    expect(readEntry(name, entry.subarray(0, length), seal), `${length} bytes`).toBeUndefined();
  }
});
