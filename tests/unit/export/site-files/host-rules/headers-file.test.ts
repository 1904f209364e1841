import { expect, test } from 'vitest';
import { formatHeaders } from '../../../../../src/export/site-files/host-rules/headers-file.ts';
import { texts } from '../sample-input.ts';

test('The file _headers never gives two values for caching, which hosts would join', () => {
  expect(texts()._headers).toBe(`/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff

/helios/static/*
  Cache-Control: public, max-age=31536000, immutable

/helios/page-data/sq/d/*
  Cache-Control: public, max-age=31536000, immutable

/
  Cache-Control: private, no-store
  Vary: Cookie, Accept-Language

/helios
  Cache-Control: private, no-store
  Vary: Cookie, Accept-Language

/helios/
  Cache-Control: private, no-store
  Vary: Cookie, Accept-Language
`);
});

test('More header rules than hosts take are an error with their number', () => {
  const rules = Array.from({ length: 101 }, (_, index) => ({ pattern: `/${index}`, set: { A: 'b' } }));
  expect(() => formatHeaders(rules)).toThrow('101 rules, but hosts read at most 100');
});
