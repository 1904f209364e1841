import { isUnderTilde } from '../src/site/is-under-tilde.ts';
import { parseServiceUrl } from '../src/site/service-url.ts';
import { must, oneOf, textAs, textLike } from './parse.ts';

/** Creates a schema for an origin: `https://www.example.com/` becomes `https://www.example.com`. */
export const originLike = (example: string) => textAs(originOf, must('a scheme and a host', example));

/** The schema for the origin of the site. */
export const origin = originLike('https://www.example.com');

/** Creates a schema for any http or https address. The text does not change. */
export const webAddress = (example: string) =>
  textAs(
    (text) => (isWithoutPassword(webUrl(text)) ? text : undefined),
    must('an address that begins with https:// or http:// and has no user name or password', example),
  );

/** `fetch` refuses an address with a password, and its error repeats the password. */
function isWithoutPassword(url: URL | undefined): boolean {
  return url?.username === '' && url.password === '';
}

/** Creates a schema for an address to which leads may be sent. A host without a scheme is enough. */
export const serviceUrl = (example: string) =>
  textAs(parseServiceUrl, must('a host, or an address that begins with https://', example));

/** Creates a schema for the origin of a service: `www.google.com` becomes `https://www.google.com`. */
export const serviceOrigin = (example: string) => serviceUrl(example).transform(({ origin }) => origin);

export const imageMode = oneOf(['local', 'imgix']);

export const markupRenderer = oneOf(['printer', 'react-dom']);

export const leadEndpoint = oneOf(['own', 'none']);

export const captchaSiteKey = textLike(
  /^[\w-]+$/,
  must('one word of letters, digits, - and _', 'the key as Google shows it'),
);

/** The schema for the path of a file or a folder. Only shells know `~`: for Node it is a folder of that name. */
export const filePath = textAs(
  (text) => (isUnderTilde(text) ? undefined : text),
  must(
    'a path without "~" at its beginning, which only a shell replaces',
    'the path of your home folder instead of it',
  ),
);

/** Parses an http or https address. Undefined for any other text. */
export function webUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function originOf(text: string): string | undefined {
  const url = webUrl(text);
  return url && url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined;
}
