/**
 * What reCAPTCHA v3 puts into a page, in small: a loader that keeps what waits and brings the release by its own Trusted
 * Types policy; a release with the policy of its library, a badge with a frame, a report to its host, and tokens.
 */
export const captchaScripts: Readonly<Record<string, string>> = {
  '/recaptcha/api.js': `(() => {
    const config = (globalThis.___grecaptcha_cfg ??= { fns: [] });
    const provider = (globalThis.grecaptcha ??= {});
    provider.ready ??= (act) => config.fns.push(act);
    const address = new URL('/recaptcha/releases/1.js', document.currentScript.src).href;
    const policy = trustedTypes.createPolicy('recaptcha', { createScriptURL: (text) => text });
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address);
    document.head.append(script);
  })();`,
  '/recaptcha/releases/1.js': `(() => {
    const { origin } = new URL(document.currentScript.src);
    const policy = trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
    const badge = document.createElement('div');
    badge.innerHTML = policy.createHTML('<div class="grecaptcha-badge"><iframe title="reCAPTCHA"></iframe></div>');
    badge.querySelector('iframe').src = origin + '/recaptcha/api2/anchor';
    document.body.append(badge);
    fetch(origin + '/recaptcha/api2/clr', { method: 'POST', mode: 'no-cors' });
    let count = 0;
    grecaptcha.execute = async (key, { action }) => [key, action, ++count].join('.');
    grecaptcha.ready = (act) => act();
    for (const act of ___grecaptcha_cfg.fns) act();
  })();`,
  '/recaptcha/api2/anchor': '',
  '/recaptcha/api2/clr': '',
};
