import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../src/server/serve.ts';
import { editableProject } from '../support/editable-project.ts';
import { openWorkplace, reportOf, type Workplace } from '../support/workplace.ts';

let place: Workplace;
let project = '';
const inPublic = (path: string) => join(project, 'public', path);

beforeAll(() => {
  place = openWorkplace();
  project = editableProject();
  mkdirSync(inPublic('.well-known'), { recursive: true });
  writeFileSync(inPublic('ads.txt'), 'none\n');
  writeFileSync(inPublic('google1f2e.html'), 'google-site-verification: google1f2e.html');
  writeFileSync(inPublic('.well-known/apple-app-site-association'), '{"applinks":{}}');
  writeFileSync(inPublic('.DS_Store'), 'x');
});

afterAll(() => place[Symbol.dispose]());

const exportPages = () =>
  place.export(['--locale', 'en', '--route', '/pricing', '/404', '/500'], { fixedProject: project });

test('Files of public that can’t go out as they are block the export, each with its reason', async () => {
  writeFileSync(inPublic('.env'), 'TOKEN=1');
  writeFileSync(inPublic('robots.txt'), 'User-agent: *');
  writeFileSync(inPublic('_redirects'), '/a /b');
  symlinkSync('/etc/passwd', inPublic('users.txt'));
  mkdirSync(inPublic('a b'));
  writeFileSync(inPublic('a b/c.txt'), 'c');
  const taken = ['api/hubspot-submit-form', 'helios/en/pricing/index.html', 'helios/en/legal.html'];
  for (const path of taken) {
    mkdirSync(dirname(inPublic(path)), { recursive: true });
    writeFileSync(inPublic(path), 'mine');
  }
  const run = await exportPages();
  expect(run.code).toBe(1);
  expect(existsSync(place.out)).toBe(false);
  expect(reportOf(run).findings).toMatchObject([
    { code: 'public-file', where: 'public/.env', message: expect.stringContaining('is hidden') },
    { where: 'public/"a b"', hint: expect.stringContaining('Rename it') },
    { where: 'public/api/hubspot-submit-form', message: expect.stringContaining('to which forms send leads') },
    { where: 'public/users.txt', message: expect.stringContaining('is a link') },
    { where: 'public/_redirects', hint: 'Move its lines to config/_redirects.' },
    { where: 'public/helios/en/legal.html', message: expect.stringContaining('the path of another file of the site') },
    { where: 'public/helios/en/pricing/index.html', message: expect.stringContaining('helios/en/pricing.html, and') },
    { where: 'public/robots.txt', message: expect.stringContaining('another file of the site, robots.txt') },
  ]);
  expect(run.stderr.indexOf('public/.env is hidden')).toBeLessThan(run.stderr.indexOf('render '));
  for (const name of ['.env', 'robots.txt', '_redirects', 'users.txt']) rmSync(inPublic(name));
  for (const name of ['a b', 'api', 'helios']) rmSync(inPublic(name), { recursive: true });
});

test('The files of public are served as they are, with the site’s own security.txt', async () => {
  const run = await exportPages();
  expect(run.code, run.stderr).toBe(0);
  expect(existsSync(join(place.out, '.DS_Store'))).toBe(false);
  const server = await serveSite({ folder: place.out, port: 0 });
  const ask = async (path: string) => {
    const response = await fetch(server.origin + path);
    const headers = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
    return [response.status, ...headers, await response.text()];
  };
  const fresh = 'public, max-age=0, must-revalidate';
  expect(await ask('/ads.txt')).toEqual([200, 'text/plain; charset=utf-8', fresh, 'none\n']);
  expect(await ask('/google1f2e.html')).toEqual([200, 'text/html; charset=utf-8', fresh, expect.any(String)]);
  expect(await ask('/.well-known/apple-app-site-association')).toEqual([
    200,
    'application/json',
    fresh,
    '{"applinks":{}}',
  ]);
  const [status, type, , text] = await ask('/.well-known/security.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: mailto:.*\nExpires: \d{4}-\d\d-01T00:00:00Z\n/);
  await server.close();
});

test('An unchanged public folder publishes nothing, and a changed file renders no page', async () => {
  expect(reportOf(await exportPages()).status).toBe('unchanged');
  writeFileSync(inPublic('ads.txt'), 'more\n');
  const { status, pages } = reportOf(await exportPages());
  expect({ status, rendered: pages.rendered }).toEqual({ status: 'published', rendered: 0 });
  expect(readFileSync(join(place.out, 'ads.txt'), 'utf8')).toBe('more\n');
});
