import { expect, test } from 'vitest';
import { captchaSources, contentSecurityPolicy } from '../../../../src/export/render/content-security-policy.ts';
import type { CaptchaSite } from '../../../../src/rules/leads/captcha.ts';
import type { VendorSettings } from '../../../../src/rules/privacy/vendor-settings.ts';
import { vendorSources } from '../../../../src/site/privacy/vendors.ts';

function policy(captcha?: CaptchaSite, frameOrigins: readonly string[] = [], settings: VendorSettings = {}): string[] {
  const text = contentSecurityPolicy({
    speculationRules: 'pmGBM9FFHGVqBnxhZX8Jk0mXUTLhTH6yLPTiDDPZmqU=',
    style: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    formOrigins: ['https://app.helios.example'],
    imageOrigins: [],
    frameOrigins,
    vendors: [...captchaSources(captcha), ...vendorSources(settings)],
  });
  return text.split(';');
}

const scripts = "'self' 'sha256-pmGBM9FFHGVqBnxhZX8Jk0mXUTLhTH6yLPTiDDPZmqU='";

test('The policy of a page allows nothing from other hosts', () => {
  expect(policy()).toEqual([
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' https://app.helios.example",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types helios',
  ]);
});

test('A captcha changes the lines of the policy that it needs, and no others', () => {
  const sources = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  const captcha = { siteKey: 'key-1', origin: 'https://www.google.com' };
  const without = policy(undefined, ['https://player.vimeo.com']);
  expect(policy(captcha, ['https://player.vimeo.com']).filter((line) => !without.includes(line))).toEqual([
    `script-src ${scripts} ${sources}`,
    `frame-src https://player.vimeo.com ${sources}`,
    `connect-src 'self' ${sources}`,
    'trusted-types helios recaptcha goog#html',
  ]);
});

test('The policy allows the releases of the captcha’s mirror on either of two hosts', () => {
  const [, script] = policy({ siteKey: 'key-1', origin: 'https://www.recaptcha.net' });
  expect(script?.split(' ').slice(3)).toEqual([
    'https://www.recaptcha.net/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://www.gstatic.cn/recaptcha/',
  ]);
});

test('A captcha whose key is missing does not change the policy', () => {
  expect(policy({ siteKey: undefined, origin: 'https://www.google.com' })).toEqual(policy());
});

test('The policy allows the hosts of the vendors that the site has, and no others', () => {
  const analytics = { writeKey: 'k', cdnOrigin: 'https://cdn.example.com', apiOrigin: 'https://api.example.com' };
  const changed = policy(undefined, [], { analytics }).filter((line) => !policy().includes(line));
  expect(changed).toEqual(["connect-src 'self' https://cdn.example.com https://api.example.com"]);
});
