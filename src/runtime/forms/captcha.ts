import { type CaptchaSite, captchaAction, captchaScript } from '../../rules/leads/captcha.ts';

/** Shows a provider that a person is at work. It never keeps a lead from being sent. */
export interface Captcha {
  /** Somebody types an address: the provider's script is brought, unless it was. */
  prepare(site: CaptchaSite | undefined): void;
  /** What the endpoint can ask the provider about, once and within two minutes; empty where there is none. */
  token(site: CaptchaSite | undefined): Promise<string>;
}

/** As much of the provider's interface as is used. */
interface Provider {
  ready(act: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

/** A lead waits at most this long for its token, however slow the script and the provider are. */
export const captchaTimeoutMs = 3000;

/** One for the whole document. `scriptUrl` is the page's own policy: it says which scripts may be started by name. */
export function createCaptcha(scriptUrl: (address: string) => string): Captcha {
  let loading: Promise<Provider> | undefined;
  let hasWarned = false;

  const load = (origin: string, siteKey: string) => {
    loading = loadProvider(scriptUrl, captchaScript(origin, siteKey));
    loading.catch((error: unknown) => console.warn('The captcha could not be loaded; leads go without it.', error));
    return loading;
  };
  /** What failed is tried once more, by those who send. */
  const loadAgain = (origin: string, siteKey: string) =>
    (loading ?? load(origin, siteKey)).catch(() => load(origin, siteKey));

  return {
    prepare(site) {
      if (site?.siteKey) loading ??= load(site.origin, site.siteKey);
      else if (site && !hasWarned) {
        hasWarned = true;
        console.warn('The captcha has no site key (HELIOS_CAPTCHA_SITE_KEY); leads go without it.');
      }
    },
    async token(site) {
      if (!site?.siteKey) return '';
      const { siteKey, origin } = site;
      const token = loadAgain(origin, siteKey).then((provider) => provider.execute(siteKey, { action: captchaAction }));
      try {
        return await withTimeout(token);
      } catch (error) {
        console.warn('The captcha gave no token; the lead goes without it.', error);
        return '';
      }
    },
  };
}

function loadProvider(scriptUrl: (address: string) => string, address: string): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl(address);
    script.onload = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Provider };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error(`${address} is no captcha.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} can't be had.`));
    };
    document.head.append(script);
  });
}

function withTimeout(token: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing within ${captchaTimeoutMs} ms.`)), captchaTimeoutMs);
    token.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
