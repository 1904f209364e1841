import { expect, test } from 'vitest';
import { parseMapService } from '../../../src/site/map-service.ts';

test('The address of an app of Faro and that of a project of Sentry are told apart', () => {
  const faro = 'https://faro-api-prod-eu-west-2.grafana.net/faro/api/v1/app/1234';
  expect(parseMapService(`${faro}/`)).toEqual({ kind: 'faro', app: faro });
  expect(parseMapService('https://sentry.io/api/0/projects/acme/website/')).toEqual({
    kind: 'sentry',
    api: 'https://sentry.io/api/0',
    organization: 'acme',
    project: 'website',
  });
});

test.each([
  'https://sentry.io/acme/website',
  'https://grafana.net/faro/api/v1/app/',
  'http://sentry.example/api/0/projects/acme/website',
  'https://sentry.io/api/0/projects/acme/website?token=1',
  'sentry',
])('Another address names no service, and none without TLS does: %s', (address) => {
  expect(parseMapService(address)).toBeUndefined();
});
