import { afterAll, expect, test } from 'vitest';
import { openWorkplace } from '../support/workplace.ts';

const place = openWorkplace();

afterAll(() => place[Symbol.dispose]());

test('The command helios serve prints the address of a page that a part of the site has, and listens on every network if asked', async () => {
  expect(await place.export(['--locale', 'de', '--route', '/pricing', '/404'])).toMatchObject({ code: 0 });
  const server = place.start(['serve', place.out, '--port', '0', '--host', '0.0.0.0']);
  const address = await server.firstLine();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/helios\/de\/pricing$/);
  expect((await fetch(address)).status).toBe(200);
  const health = await fetch(new URL('/healthz', address));
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', site: 'ok', leads: 'ok' }]);
  server.kill('SIGINT');
  expect(await server.done).toMatchObject({ code: 0 });
  const refused = await place.run(['serve', place.out, '--host', '192.0.2.1']);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--host 192.0.2.1') });
});
