import { expect, test } from 'vitest';
import { requestAddresses } from '../../../../src/check/external/request-addresses.ts';
import { listen } from '../../support/listen.ts';

test('Other hosts are asked eight requests at a time at most, redirects are followed, and each answer is counted', async () => {
  let open = 0;
  let most = 0;
  const other = await listen((request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      if (request.url === '/moved') response.writeHead(301, { location: '/ok/0' }).end();
      else response.writeHead(request.url?.startsWith('/ok/') ? 200 : 410).end();
    }, 5);
  });
  const good = Array.from({ length: 20 }, (_, index) => `${other}/ok/${index}`);
  const counts: number[] = [];
  const hrefs = [...good, `${other}/gone`, `${other}/moved`];
  const answers = await requestAddresses({ hrefs, timeoutMs: 5000, onAnswer: (done) => counts.push(done) });
  expect(answers.get(`${other}/gone`)).toEqual({ state: 'broken', cause: 'status', status: 410 });
  expect([...answers.values()].filter(({ state }) => state === 'ok')).toHaveLength(21);
  expect(counts).toEqual(hrefs.map((_, index) => index + 1));
  expect(most).toBeLessThanOrEqual(8);
});

test('A host that asks for a pause is asked again, and one that never has time is skipped', async () => {
  let asked = 0;
  const other = await listen((request, response) => {
    asked += 1;
    const isBusy = request.url === '/busy' || (request.url === '/later' && asked < 2);
    response
      .writeHead(isBusy ? 429 : 200, isBusy ? { 'retry-after': request.url === '/later' ? '0' : '3600' } : {})
      .end();
  });
  const stateOf = async (path: string) =>
    (await requestAddresses({ hrefs: [other + path], timeoutMs: 5000 })).get(other + path)?.state;
  expect(await stateOf('/later')).toBe('ok');
  expect(await stateOf('/busy')).toBe('skipped');
});

test('A host that is away is asked a few times only, and the cause is named', async () => {
  let silent = 0;
  const other = await listen(() => {
    silent += 1;
  });
  const [name, closed] = ['http://nowhere.invalid', 'http://127.0.0.1:9'];
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const causesAt = async (origin: string, timeoutMs: number) => {
    const answers = await requestAddresses({ hrefs: paths.map((path) => origin + path), timeoutMs });
    expect(answers.size).toBe(paths.length);
    return [...new Set([...answers.values()].map((answer) => 'cause' in answer && answer.cause))];
  };
  expect(await causesAt(name, 30_000)).toEqual(['dns']);
  expect(await causesAt(closed, 5000)).toEqual(['connection']);
  expect(await causesAt(other, 50)).toEqual(['timeout']);
  expect(silent, 'requests to the silent host').toBeLessThan(30);
});
