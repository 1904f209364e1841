import { neverSent } from '../../../site/host.ts';
import type { HostRedirect, HostRules, NotFoundRule } from '../../../site/host-rules.ts';
import { splatName } from '../../../site/redirects.ts';
import { patternOf } from '../../../site/rule-index.ts';
import { entranceLines } from './nginx-entrances.ts';
import { block, headerLines, quoted, spellingsOf, withArguments } from './nginx-syntax.ts';

/** Formats the host rules for nginx, as a file to include in a `server` block whose `root` is the export. */
export function formatNginx(rules: HostRules): string {
  const [everywhere, ...others] = rules.headers;
  const common = everywhere?.set ?? {};
  const spellings = rules.entrances.flatMap(spellingsOf);
  const ownRules = others.filter(({ pattern }) => !spellings.includes(pattern));
  const redirects = rules.redirects.filter(({ from }) => !rules.entrances.includes(from));
  return [
    '# server { listen 443 ssl; server_name …; root /srv/out; include /srv/out.helios/helios.nginx.conf; }',
    'charset utf-8;',
    'absolute_redirect off;',
    'server_tokens off;',
    ...headerLines(common),
    'error_page 404 /404.html;',
    'error_page 500 502 503 504 /500.html;',
    ...slashLines(rules),
    ...entranceLines(rules),
    ...redirects.flatMap(redirectLines),
    ...Array.from(neverSent, (path) => `location = /${path} { return 404; }`),
    // Each block repeats the common headers and those of shorter prefixes: an nginx block that sets headers inherits no
    // other headers, and nginx uses only the block of the longest matching prefix.
    ...ownRules.flatMap(({ pattern }) => {
      const path = pattern.replace('*', '');
      const fitting = ownRules.filter((rule) => patternOf(rule.pattern).test(path));
      const set = Object.assign({}, common, ...fitting.map((rule) => rule.set));
      const matching = pattern.endsWith('*') ? '^~' : '=';
      return block(`location ${matching} ${path}`, [...headerLines(set), 'try_files $uri =404;']);
    }),
    ...rules.rewrites.flatMap(({ to }) => block(`location ${to}/`, pageLines(rules, filesOf(to)))),
    ...rules.notFound.flatMap((rule) => localeLines(rules, rule)),
    ...block('location /', fileLines(rules, [])),
    '',
  ].join('\n');
}

/**
 * Formats the blocks of a locale: of its home page, and of the pages below. One block for both would be a prefix, and
 * apply to `/helios/en-x` too. If the home page is a wildcard page, its own block has the pages below.
 */
function localeLines(rules: HostRules, rule: NotFoundRule): string[] {
  const { under } = rule;
  const isWildcard = rules.rewrites.some(({ to }) => to === under);
  const homeFile = [toPage, tryFiles(['$uri'])];
  return [
    ...block(`location = ${under}`, [...errorPageLines(rule), ...fileLines(rules, [])]),
    ...(rules.trailingSlash === 'always' ? [] : block(`location = ${under}.html`, homeFile)),
    ...(isWildcard ? [] : block(`location ${under}/`, [...errorPageLines(rule), ...pageLines(rules, [])])),
    ...errorLocations(rule),
  ];
}

/** Redirects the address of a page's file to the page: `/helios/en/pricing.html` to `/helios/en/pricing`. */
const toPage = 'if (-f $request_filename) { rewrite ^(.+)\\.html$ $1 permanent; }';

/** Lines of a folder with pages. The files of `others` are the answer to addresses without a page. */
function pageLines(rules: HostRules, others: readonly string[]): string[] {
  const lines = fileLines(rules, others);
  if (rules.trailingSlash === 'always') return lines;
  return [...lines, ...block('location ~ \\.html$', [toPage, tryFiles(['$uri.html', ...others])])];
}

/**
 * Lines that find the file of an address in the layouts of all slash policies: for a moment, nginx may have the rules
 * of one release and the files of another.
 */
function fileLines({ trailingSlash }: HostRules, others: readonly string[]): string[] {
  const files = tryFiles(['$uri', '$uri.html', '$uri/index.html', ...others]);
  return trailingSlash === 'legacy' ? ['rewrite ^(/.*[^/])/+$ $1 break;', files] : [files];
}

/**
 * Formats `try_files` with a status as the last argument: if it were an address, nginx would apply the rules for
 * slashes to it. It does not apply them to files.
 */
function tryFiles(files: readonly string[]): string {
  return `try_files ${files.join(' ')} =404;`;
}

function filesOf(pathname: string): string[] {
  return [`${pathname}.html`, `${pathname}/index.html`];
}

/**
 * Lines that name the error pages of a folder. They name locations and not addresses, because nginx would apply the
 * slash rules to addresses.
 */
function errorPageLines({ under }: NotFoundRule): string[] {
  return [`error_page 404 @404${under};`, `error_page 500 502 503 504 @500${under};`];
}

function errorLocations({ under }: NotFoundRule): string[] {
  return ['404', '500'].map((name) => `location @${name}${under} { try_files ${under}/${name}.html =${name}; }`);
}

/**
 * Redirects between addresses with and without a trailing slash. The path after the prefix may not begin with a slash, or
 * the redirect could lead to another host. nginx appends the query.
 */
function slashLines({ pathPrefix, trailingSlash }: HostRules): string[] {
  switch (trailingSlash) {
    case 'never':
      return [`rewrite ^(${pathPrefix}/[^/].*?)/+$ $1 permanent;`];
    case 'always':
      return [
        `rewrite ^(${pathPrefix}/(?:[^/].*/)?)index\\.html$ $1 permanent;`,
        // Files without an extension have addresses without a slash too.
        'if (-f $document_root$uri/index.html) { rewrite ^(/[^/](?:.*[^/])?)$ $1/ permanent; }',
      ];
    case 'legacy':
      return [];
  }
}

/**
 * Formats the redirects of one rule. The text for `:splat` goes into the header `Location` by way of a variable: `set`
 * percent-encodes the text of a group, and `return` would not. A text with control characters is no match, so that no
 * line break in it could add headers to the answer.
 */
function redirectLines({ from, to, status }: HostRedirect): string[] {
  // nginx compares decoded addresses. Addresses with letters of other scripts or with spaces are quoted.
  const path = decodeURIComponent(from);
  if (!path.endsWith('*')) {
    return spellingsOf(path).map((each) => `location = ${quoted(each)} { return ${status} ${withArguments(to)}; }`);
  }
  const start = `^${path.slice(0, -1).replace(/[.+]/g, '\\$&')}`;
  if (!to.includes(splatName)) return [`location ~ ${quoted(start)} { return ${status} ${withArguments(to)}; }`];
  return block(`location ~ ${quoted(`${start}([^[:cntrl:]]*)$`)}`, [
    'set $helios_splat $1;',
    // The braces end the name of the variable: a letter may follow it.
    `return ${status} ${withArguments(to.replace(splatName, () => '$' + '{helios_splat}'))};`,
  ]);
}
