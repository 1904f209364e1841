import type { WrittenRedirect } from './redirects.ts';

/**
 * Reads a `_redirects` file of Netlify or Cloudflare Pages: a line is `/old /new 301`, `#` begins a comment, and a
 * missing status is 301. Placeholders, conditions (`Country=de`), redirects by query (`id=:id`), rewrites (200) and
 * error pages (404) are faults, because not all hosts have them.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function readRedirectsFile(file: string, text: string): WrittenRedirect[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const words = line.replace(/(?:^|\s)#.*$/, '').match(/\S+/g) ?? [];
    return words.length === 0 ? [] : [readLine(`${file}:${index + 1}`, words)];
  });
}

function readLine(place: string, words: readonly string[]): WrittenRedirect {
  const [from = '', to, status = '', ...rest] = words;
  const extra = [to ?? '', status, ...rest].find((word) => /^[\w-]+=/.test(word)) ?? rest[0];
  if (extra !== undefined) {
    const hint = 'Remove this word or the line: Helios has no redirects by query, country, language or cookie.';
    return { place, fault: { expected: 'an address, its target and a status', seen: extra, hint } };
  }
  if (to === undefined) {
    const fault = { expected: 'an address and its target', seen: words.join(' '), hint: 'Write /old /new 301.' };
    return { place, fault };
  }
  return { place, from, to, status };
}
