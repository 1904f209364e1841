import type { SplitTest } from '../../rules/split-test.ts';

/**
 * The cookie that lists the split tests in which a visitor takes part: `name:bucket` pairs, comma-separated
 * (docs/contract.md, section 3.9).
 */
export const splitTestCookie = 'split-test';

/**
 * The visitor's bucket in a test, one that editors have defined. Undefined if the visitor takes no part. `cookies` is
 * `document.cookie`.
 */
export function bucketOf({ name, buckets }: SplitTest, cookies: string): string | undefined {
  const found = cookies.split('; ').find((each) => each.startsWith(`${splitTestCookie}=`)) ?? '';
  const pairs = decoded(found.slice(splitTestCookie.length + 1)).split(',');
  const pair = pairs.map((each) => each.trim()).find((each) => each.startsWith(`${name}:`));
  return buckets.find((bucket) => pair === `${name}:${bucket.name}`)?.name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The value is not valid URI encoding, so the site has not written it. It is ignored.
    return '';
  }
}
