import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const media = new URL('../../../../content/media/', import.meta.url);
const files = readdirSync(media).filter((name) => name.endsWith('.vtt'));

test.each(files)('Each caption of %s says where in the picture it stands, above the band of the controls', (name) => {
  const times = readFileSync(new URL(name, media), 'utf8').match(/^.* --> .*$/gm) ?? [];
  expect(times.length).toBeGreaterThan(5);
  // Counted from below, a caption of three lines ends above the controls. Browsers wrap no caption with a share as its place.
  for (const time of times) expect(time).toMatch(/ line:(?:-4 size:88%|5%)$/);
});
