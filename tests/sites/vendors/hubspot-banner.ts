import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** HubSpot's consent banner on loopback. */
export interface HubspotBannerStandIn extends AsyncDisposable {
  readonly origin: string;
  /** False while the service is down. */
  isUp: boolean;
  /** The paths that pages asked for. */
  readonly requests: readonly string[];
}

export const hubspotPortal = '4711';

export async function startHubspotBanner(): Promise<HubspotBannerStandIn> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const script = scripts[url];
    if (!standIn.isUp || script === undefined) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(script);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const standIn: HubspotBannerStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isUp: true,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

/**
 * What HubSpot's banner does in a page, in small. It adds a script by its address, a style element and markup from texts;
 * it asks for consent, stores the answer in its own cookies, and tells it to all listeners, also on the next visit.
 */
const scripts: Readonly<Record<string, string>> = {
  [`/v2/${hubspotPortal}/banner.js`]: `(() => {
    const origin = new URL(document.currentScript.src).origin;
    const script = document.createElement('script');
    script.src = origin + '/v2/parts/banner.js';
    document.head.append(script);
  })();`,
  '/v2/parts/banner.js': `(() => {
    const origin = new URL(document.currentScript.src).origin;
    const listeners = [];
    const cookie = (name) => document.cookie.split('; ').find((each) => each.startsWith(name + '='))?.slice(name.length + 1);
    const keep = (name, value, days) => {
      document.cookie = name + '=' + value + ';path=/;max-age=' + days * 86400 + ';SameSite=Lax';
    };
    const stored = () => cookie('__hs_cookie_cat_pref')?.split('_').map((each) => each.endsWith(':true'));
    const told = () => {
      const [analytics, advertisement, functionality] = stored();
      const allowed = analytics && advertisement && functionality;
      return { allowed, categories: { necessary: true, analytics, advertisement, functionality } };
    };
    const choose = (isAllowed) => {
      keep('__hs_opt_out', isAllowed ? 'no' : 'yes', 180);
      keep('__hs_cookie_cat_pref', [1, 2, 3].map((id) => id + ':' + isAllowed).join('_'), 180);
      document.getElementById('hs-eu-cookie-confirmation')?.remove();
      for (const each of listeners) each(told());
    };
    const run = ([command, listener]) => {
      if (command === 'addPrivacyConsentListener') {
        listeners.push(listener);
        if (stored()) listener(told());
      }
      if (command === 'showBanner') show();
      if (command === 'revokeCookieConsent') {
        for (const name of ['__hs_opt_out', '__hs_cookie_cat_pref', '__hs_initial_opt_in']) keep(name, '', 0);
      }
    };
    const show = () => {
      document.getElementById('hs-eu-cookie-confirmation')?.remove();
      const banner = document.createElement('div');
      banner.id = 'hs-eu-cookie-confirmation';
      banner.innerHTML = '<style>#hs-eu-cookie-confirmation p { margin: 0 }</style><div onclick="document.title = 1"><p style="color:red">This website stores cookies.</p><script>document.title = 2</' +
        'script><button id="hs-eu-confirmation-button">Accept</button><button id="hs-eu-decline-button">Decline</button></div>';
      document.body.appendChild(banner);
      document.getElementById('hs-eu-confirmation-button').onclick = () => choose(true);
      document.getElementById('hs-eu-decline-button').onclick = () => choose(false);
    };
    const style = document.createElement('style');
    style.appendChild(document.createTextNode('#hs-eu-cookie-confirmation { position: fixed; bottom: 0 }'));
    document.head.appendChild(style);
    for (const command of window._hsp ?? []) run(command);
    window._hsp = { push: run };
    if (stored()) return;
    keep('__hs_initial_opt_in', 'true', 7);
    show();
  })();`,
};
