import { expect, test } from 'vitest';
import { mediaContentType } from '../../../../src/content/repository/media.ts';

test.each([
  ['day.mp4', 'video/mp4'],
  ['day.webm', 'video/webm'],
  ['day.vtt', 'text/vtt; charset=utf-8'],
  ['guide.PDF', 'application/pdf'],
  ['logo.svg', 'image/svg+xml'],
  ['notes', 'application/octet-stream'],
])('An upload called %s is served as %s', (name, type) => {
  expect(mediaContentType(name)).toBe(type);
});
