import { cookieValue } from '../cookie.ts';

/** The split tests in which a visitor takes part. */
export interface Participation {
  /** The visitor's bucket in each test. */
  readonly buckets: ReadonlyMap<string, string>;
  /** For each test that the visitor has encountered, the name of the page where that first happened: `/pricing`. */
  readonly encountered: ReadonlyMap<string, string>;
}

/**
 * The cookie that keeps a visitor's participation (docs/contract.md, section 3.9): `name:bucket` pairs, comma-separated,
 * then the encountered tests with the names of their pages: `signup-proof:quote,hero:b|signup-proof@/features`.
 */
export const splitTestCookie = 'split-test';

/** Reads the participation from `document.cookie`. A visitor may have changed the cookie: unsound parts are left out. */
export function parseParticipation(cookies: string): Participation {
  const [buckets = '', encountered = ''] = (cookieValue(cookies, splitTestCookie) ?? '').split('|');
  return { buckets: parsePairs(buckets, ':', soundName), encountered: parsePairs(encountered, '@', soundPath) };
}

/** The value of the cookie `split-test` for a participation. */
export function participationText({ buckets, encountered }: Participation): string {
  const pairs = [...buckets].map((pair) => pair.join(':'));
  const places = [...encountered].filter(([, path]) => soundPath.test(path)).map((pair) => pair.join('@'));
  return places.length > 0 ? `${pairs}|${places}` : `${pairs}`;
}

const soundName = /^[\w-]{1,50}$/;
const soundPath = /^\/[\w./-]{0,99}$/;

function parsePairs(text: string, separator: string, soundValue: RegExp): Map<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split(separator));
  const isSound = ([name = '', value = '']: readonly string[]) => soundName.test(name) && soundValue.test(value);
  return new Map(pairs.filter(isSound).map(([name = '', value = '']) => [name, value]));
}
