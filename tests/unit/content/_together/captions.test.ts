import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const media = new URL('../../../../content/media/', import.meta.url);
const files = readdirSync(media).filter((name) => name.endsWith('.vtt'));

test.each(files)('Each caption of %s stands clear of the words, the sun and the horizon', (name) => {
  const times = readFileSync(new URL(name, media), 'utf8').match(/^.* --> .*$/gm) ?? [];
  expect(times.length).toBeGreaterThan(5);
  /*
   * Counted from below, the seventeenth line is above the words of a wide film and between words and sun on phones
   * (VideoPlayer.module.css). Browsers wrap no caption with a share as its place.
   */
  for (const time of times) expect(time).toMatch(/ line:(?:-17 size:88%|5%)$/);
});
