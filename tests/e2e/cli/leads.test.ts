import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openOutbox } from '../../../src/leads/outbox/open-outbox.ts';
import { temporaryFolder } from '../../sites/temporary-folder.ts';
import { lead } from '../../unit/leads/sample-lead.ts';
import { parseReport } from '../support/json-report.ts';
import { newsletterId, postNewsletter } from '../support/lead-server.ts';
import { expectRefusal, type RunningCli, runCli, startCli } from '../support/run-cli.ts';

const folder = temporaryFolder();
const work = join(folder.path, 'work');
const file = join(folder.path, 'work-leads/leads.sqlite');
const env = { HELIOS_WORK: work };
const leads = (...args: string[]) => runCli(['leads', ...args], { env });

const oldId = '0b1d2c3e-0000-4000-8000-000000000001';
let server: RunningCli;
let origin = '';

/** Stores leads where earlier versions of Helios did, then starts the server. */
beforeAll(async () => {
  const earlier = join(work, 'leads.sqlite');
  const outbox = openOutbox(earlier);
  outbox.add(lead(oldId, { files: [`${oldId}.pdf`] }), { now: Date.parse('2026-01-02T03:04:05Z'), since: 0 });
  outbox.close();
  mkdirSync(`${earlier}-files`);
  writeFileSync(join(`${earlier}-files`, `${oldId}.pdf`), '%PDF of the past');
  server = startCli(['serve', inject('folder'), '--port', '0', '--log', 'text'], { env });
  origin = new URL(await server.firstLine()).origin;
});

afterAll(async () => {
  server.kill('SIGTERM');
  await server.done;
  folder[Symbol.dispose]();
});

/** The files below the folder whose bytes contain a text. */
function filesWith(text: string): string[] {
  const names = readdirSync(folder.path, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => {
    const path = join(folder.path, name);
    return statSync(path).isFile() && readFileSync(path).includes(text);
  });
}

describe('helios serve and helios leads', () => {
  test('Leads in the cache folder move out of it, with their files, and no other user may read them', async () => {
    await server.says('Helios stores leads in');
    const listed = await leads('list', '--json');
    expect(parseReport('leads-list', listed).leads).toMatchObject([{ id: oldId, state: 'pending' }]);
    expect(readdirSync(work)).not.toContain('leads.sqlite');
    expect(existsSync(join(`${file}-files`, `${oldId}.pdf`))).toBe(true);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  });

  test('The log has time, form and size of each submission and request, and no personal data', async () => {
    expect((await postNewsletter(origin, 'quilla@firm.example')).status).toBe(200);
    expect((await postNewsletter(origin, 'no address')).status).toBe(422);
    await fetch(`${origin}/helios/en?email=quilla@firm.example`);
    await fetch(`${origin}/healthz`);
    await server.says('GET /helios/en ');
    server.kill('SIGTERM');
    const { stderr } = await server.done;
    const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
    const size = '\\d{2,} bytes';
    expect(stderr).toMatch(
      new RegExp(`^${time}  leads  taken without a captcha \\(form ${newsletterId}, ${size}\\)$`, 'm'),
    );
    expect(stderr).toMatch(
      new RegExp(`^${time}  leads  refused: INVALID_EMAIL at email \\(form ${newsletterId}, ${size}\\)$`, 'm'),
    );
    expect(stderr).toMatch(new RegExp(`^${time}  POST /api/hubspot-submit-form 200  ${size}  \\d+ ms$`, 'm'));
    expect(stderr).toMatch(new RegExp(`^${time}  GET /helios/en 200  ${size}`, 'm'));
    expect(stderr).not.toMatch(/quilla|healthz|no address/);
    server = startCli(['serve', inject('folder'), '--port', '0', '--log', 'json'], { env });
    origin = new URL(await server.firstLine()).origin;
  });

  test('The command helios leads list has a heading and the names of forms, and chooses by form, time and number', async () => {
    const table = await leads('list');
    expect(table.stdout).toMatch(/^ID +STATE +RECEIVED \(UTC\) +FORM +LOCALE +SENT +REASON$/m);
    expect(table.stdout).toMatch(/^\S{36} +pending +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +newsletter +en-gb +no$/m);
    expect(table.stdout).not.toContain('firm.example');
    const ids = async (...flags: string[]) =>
      parseReport('leads-list', await leads('list', '--json', ...flags)).leads.map(({ id }) => id);
    const byName = await ids('--form', 'newsletter');
    expect(await ids()).toEqual([oldId, byName[0]]);
    expect(await ids('--since', '1d')).toEqual(byName);
    expect(await ids('--limit', '1')).toEqual(byName);
    const exported = await leads('export', '--json', '--since', '2026-01-02', '--form', 'form');
    expect(parseReport('leads', exported).leads).toMatchObject([
      { id: oldId, fields: { email: `${oldId}@firm.example` } },
    ]);
    const refused = await leads('list', '--json', '--since', 'yesterday');
    expectRefusal(refused, { code: 2, error: 'bad-argument', says: ["argument 'yesterday' is invalid", '7d'] });
  });

  test('The command helios leads show prints all that is stored about a visitor', async () => {
    const byAddress = await leads('show', '--email', 'QUILLA@firm.example');
    const byId = await leads('show', '--json', oldId);
    const unknown = await leads('show', '--json', oldId.replace('1', '9'));
    const empty = await leads('show', '--json');
    expect(byAddress.stdout).toMatch(/^form +newsletter \(/m);
    expect(byAddress.stdout).toMatch(/^ {2}email +quilla@firm\.example$/m);
    expect(parseReport('leads', byId).leads).toMatchObject([{ id: oldId, files: [`${oldId}.pdf`] }]);
    expectRefusal(unknown, { code: 2, error: 'bad-argument', says: ['There is no lead', 'helios leads list'] });
    expectRefusal(empty, { code: 2, error: 'bad-argument', says: ['--email'] });
  });

  test('A visitor whom helios leads delete forgets is in no byte of any file, while the server runs', async () => {
    await postNewsletter(origin, 'quilla.again@firm.example');
    await postNewsletter(origin, 'quilla.again@firm.example', { key: 'b' });
    expect(filesWith('quilla.again@firm.example'), 'the address is on the disk before').not.toEqual([]);
    const [first, second] = [
      await leads('delete', '--json', '--email', 'Quilla@firm.example'),
      await leads('delete', '--email', 'quilla.again@firm.example'),
    ];
    expect(parseReport('leads-delete', first)).toMatchObject({
      deleted: [{ state: 'pending' }],
      files: [],
      mentions: [],
    });
    expect(second).toMatchObject({ code: 0, stderr: expect.stringMatching(/^1 lead and 0 files deleted\.$/m) });
    expect(filesWith('quilla')).toEqual([]);
    expect(filesWith(oldId), 'other leads stay').not.toEqual([]);
    expect((await postNewsletter(origin, 'next@firm.example')).status, 'the server works on').toBe(200);
  });

  test.each([
    ['show', '--email', 'quilla@firm.example'],
    ['delete', '--email', 'quilla@firm.example'],
    ['delete', oldId],
  ])('In a folder without an outbox nobody is told that nothing is left: helios leads %s', async (...args) => {
    const elsewhere = { HELIOS_WORK: join(folder.path, 'elsewhere') };
    const run = await runCli(['leads', ...args, '--json'], { env: elsewhere });
    const says = ['There is no outbox in', 'elsewhere-leads/leads.sqlite', 'HELIOS_WORK'];
    expectRefusal(run, { code: 2, error: 'outbox-unusable', says });
  });

  test('The files of a lead are deleted with it, and files without a lead are named', async () => {
    const stray = oldId.replace(/1$/, '2');
    writeFileSync(join(`${file}-files`, `${stray}-2.pdf`), '%PDF');
    expect((await leads('list')).stderr).toContain(`1 file in ${file}-files belong`);
    const run = await leads('delete', '--json', oldId, stray);
    expect(parseReport('leads-delete', run)).toMatchObject({
      deleted: [{ id: oldId }],
      files: [`${oldId}.pdf`, `${stray}-2.pdf`],
    });
    expect(readdirSync(`${file}-files`)).toEqual([]);
    const again = await leads('delete', '--json', oldId);
    expectRefusal(again, { code: 2, error: 'bad-argument', says: [`There is no lead ${oldId}.`] });
  });

  test('The empty lock file beside the outbox has the mode 0600 too', async () => {
    const portal = { ...env, HELIOS_HUBSPOT_PORTAL: '4711', HELIOS_HUBSPOT_HOST: 'http://127.0.0.1:9' };
    const run = await runCli(['leads', 'retry', '--json'], { env: portal });
    expect(run.code).toBe(75);
    expect(parseReport('leads-retry', run).sent).toMatchObject({ delivered: 0, stopped: expect.stringMatching(/\w/) });
    for (const name of readdirSync(join(file, '..')).filter((each) => !each.endsWith('-files'))) {
      expect([name, statSync(join(file, '..', name)).mode & 0o777]).toEqual([name, 0o600]);
    }
    expect(existsSync(`${file}-delivery`)).toBe(true);
  });

  test('The log with --log json is one object a line', async () => {
    await fetch(`${origin}/helios/de`);
    await server.says('"pathname":"/helios/de"');
    server.kill('SIGTERM');
    const { stderr } = await server.done;
    expect(stderr).not.toMatch(/firm\.example/);
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ type: 'notice', message: expect.stringContaining(file) }));
    expect(lines.at(-1)).toEqual({
      time: expect.stringMatching(/Z$/),
      type: 'request',
      method: 'GET',
      pathname: '/helios/de',
      status: 200,
      durationMs: expect.any(Number),
      bytes: expect.any(Number),
      isComplete: true,
    });
  });
});
