import { expect, test } from 'vitest';
import { type Arrival, sendingPartner } from '../../../../../src/runtime/shared/visit/sending-partner.ts';

const site = 'https://www.helios.example';
const on = (path: string) => new URL(`/helios/en${path}`, site);

/** A document loaded at an integration's page, by default with the visit's first address. */
function arrivalAt(over: Partial<Omit<Arrival, 'root'>> & { referrer?: string; partner?: string | null }): Arrival {
  const { referrer = 'https://search.example/', partner = 'xero', ...rest } = over;
  const loaded = on('/integrations/ledger');
  return {
    root: { referrer, documentElement: { getAttribute: () => partner } },
    loaded,
    landing: loaded,
    pathPrefix: '/helios',
    request: () => Promise.reject(new TypeError('No request is expected.')),
    ...rest,
  };
}

test('A visitor who arrives on the page of an integration was sent by its partner, whatever the page’s UID', async () => {
  expect(await sendingPartner(arrivalAt({}))).toBe('xero');
  expect(await sendingPartner(arrivalAt({ referrer: '' }))).toBe('xero');
  expect(await sendingPartner(arrivalAt({ partner: null }))).toBeUndefined();
  expect(await sendingPartner(arrivalAt({ partner: 'nobody' }))).toBeUndefined();
});

test('A visitor who comes to the page of an integration from the site itself was sent by nobody', async () => {
  expect(await sendingPartner(arrivalAt({ referrer: `${site}/helios/en/integrations` }))).toBeUndefined();
});

test('A visitor who reloads a later page was still sent by the partner of the first one', async () => {
  const requested: string[] = [];
  const answering = (body: unknown) =>
    (async (url: string) => {
      requested.push(url);
      return Response.json(body);
    }) as typeof fetch;
  const reloaded = { loaded: on('/contact'), landing: on('/integrations/ledger/'), partner: null };
  const request = answering({ result: { partner: 'datev' } });
  expect(await sendingPartner(arrivalAt({ ...reloaded, request }))).toBe('datev');
  expect(requested).toEqual(['/helios/page-data/en/integrations/ledger/page-data.json']);
  expect(await sendingPartner(arrivalAt({ ...reloaded, request: answering(null) }))).toBeUndefined();
  expect(await sendingPartner(arrivalAt(reloaded))).toBeUndefined();
});

test('A visitor who reloads the page of an integration in the middle of a visit was sent by nobody', async () => {
  const request = (async () => Response.json({ result: {} })) as typeof fetch;
  expect(await sendingPartner(arrivalAt({ landing: on(''), request }))).toBeUndefined();
});
