/** A cookie to be written. `maxAge` is in seconds; 0 deletes the cookie. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
  /** The domain whose hosts all get the cookie. Without it the cookie is for this host only. */
  readonly domain?: string | undefined;
}

export const daySeconds = 24 * 60 * 60;

/** Writes cookies into the browser. */
export function writeCookies(cookies: readonly Cookie[]): void {
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where scripts still run, and on plain http.
  for (const cookie of cookies) document.cookie = cookieText(cookie, { isSecure });
}

/**
 * Formats a cookie for an assignment to `document.cookie`. The cookie is also sent with navigations from other sites,
 * and is `Secure` on https.
 */
export function cookieText(
  { name, value, maxAge, domain }: Cookie,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const scope = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${scope}${secure}`;
}

/**
 * The name and the encoded value of each cookie in `document.cookie`. If two cookies have the same name, the browser
 * lists the more specific one first.
 */
export function cookiePairs(cookies: string): [name: string, value: string][] {
  return cookies.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/** The value of a cookie. Undefined without the cookie, and if its value is no valid URI encoding. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookiePairs(cookies).find(([each]) => each === name);
  return found && decodedValue(found[1]);
}

/** Decodes a cookie's value. Undefined if the value is no valid URI encoding: then the site has not written it. */
export function decodedValue(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
