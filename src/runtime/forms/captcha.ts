import { type CaptchaSite, captchaAction, captchaScript } from '../../rules/leads/captcha.ts';

/** Gets tokens from a captcha provider. If no token is available, a lead is sent without one. */
export interface Captcha {
  /** Loads the provider's script, once. Forms call this when a visitor types an email address. */
  prepare(site: CaptchaSite | undefined): void;
  /** A token that the endpoint can verify with the provider once, within two minutes. Empty if no token is available. */
  token(site: CaptchaSite | undefined): Promise<string>;
}

/** The part of the captcha provider's JavaScript interface that Helios uses. */
interface Provider {
  ready(act: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

/** A lead waits at most this long for its token, however slow the script and the provider are. */
export const captchaTimeoutMs = 3000;

/** Creates the document's only captcha. `scriptUrl`: the page's Trusted Types policy for addresses of scripts. */
export function createCaptcha(scriptUrl: (address: string) => string): Captcha {
  let loading: Promise<Provider> | undefined;
  let hasWarned = false;

  const load = (origin: string, siteKey: string) => {
    loading = loadProvider(scriptUrl, captchaScript(origin, siteKey));
    loading.catch((error: unknown) =>
      console.warn('The captcha could not be loaded; leads are sent without it.', error),
    );
    return loading;
  };
  /** Loads the provider's script, and tries once more if the first attempt failed. */
  const loadAgain = (origin: string, siteKey: string) =>
    (loading ?? load(origin, siteKey)).catch(() => load(origin, siteKey));

  return {
    prepare(site) {
      if (site?.siteKey) loading ??= load(site.origin, site.siteKey);
      else if (site && !hasWarned) {
        hasWarned = true;
        console.warn('The captcha has no site key (HELIOS_CAPTCHA_SITE_KEY); leads are sent without it.');
      }
    },
    async token(site) {
      if (!site?.siteKey) return '';
      const { siteKey, origin } = site;
      const token = loadAgain(origin, siteKey).then((provider) => provider.execute(siteKey, { action: captchaAction }));
      try {
        return await withTimeout(token);
      } catch (error) {
        console.warn('The captcha gave no token; the lead is sent without it.', error);
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
      else reject(new Error(`${address} does not define grecaptcha.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} can't be loaded.`));
    };
    document.head.append(script);
  });
}

function withTimeout(token: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The captcha did not answer within ${captchaTimeoutMs} ms.`)),
      captchaTimeoutMs,
    );
    token.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
