import { expect, test } from 'vitest';
import { contentTypeOf, isCompressible } from '../../../src/site/content-type.ts';

test.each([
  ['helios/en/index.html', 'text/html; charset=utf-8', true],
  ['helios/static/boot-1.js', 'text/javascript; charset=utf-8', true],
  ['helios/page-data/app-data.json', 'application/json', true],
  ['helios/images/a.SVG', 'image/svg+xml', true],
  ['helios/images/a.avif', 'image/avif', false],
  ['helios/static/a.woff2', 'font/woff2', false],
  ['helios/static/a.mp4', 'video/mp4', false],
  ['helios/static/a.webm', 'video/webm', false],
  ['helios/static/a.vtt', 'text/vtt; charset=utf-8', true],
  ['helios/static/a.pdf', 'application/pdf', false],
  ['helios/static/notes.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['helios/static/site.webmanifest', 'application/manifest+json', true],
  ['favicon.ico', 'image/vnd.microsoft.icon', false],
  ['a.b/c', 'application/octet-stream', false],
  ['json', 'application/octet-stream', false],
  ['x.constructor', 'application/octet-stream', false],
])('The content type of %s is %s', (path, type, compresses) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isCompressible(type)).toBe(compresses);
});
