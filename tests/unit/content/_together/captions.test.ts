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

test.each(files)(
  'The captions of %s that fill two lines are broken in their middle, so that no word stands alone',
  (name) => {
    const captions = readFileSync(new URL(name, media), 'utf8')
      .split('\n\n')
      .map((part) => part.split('\n').filter((line) => line && !/^WEBVTT|-->/.test(line)));
    for (const lines of captions) {
      // Windows of phones have room for 48 characters. Longer captions have three lines there, and two in wide windows.
      const isLong = lines.join(' ').length > 2 * 46;
      if (!isLong) for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(48);
    }
  },
);
