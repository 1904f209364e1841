import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompressSync, constants, zstdCompressSync } from 'node:zlib';
import { DomUtils, Parser, parseDocument } from 'htmlparser2';
import type { Budgets } from '../../config/schema.ts';
import type { Finding } from '../site/finding.ts';
import type { HostRules } from '../site/host-rules.ts';
import type { Route } from '../site/route.ts';

export interface PageBudgetInput {
  /** The bytes of the HTML document. They need to be valid only until the function returns its promise. */
  readonly html: Buffer;
  /** True if the document certainly has no more than so many bytes after brotli compression. False leaves it open. */
  isWithin(compressedBytes: number): boolean;
  readonly route: Route;
  readonly budgets: Pick<Budgets, 'home' | 'homeStart' | 'page'>;
}

/**
 * Reports a page whose compressed HTML exceeds its budget, and names the page's largest parts. Slow compressions take
 * place in threads of Node, so that the next pages can be rendered meanwhile.
 */
export async function checkPageBudget({ html, isWithin, route, budgets }: PageBudgetInput): Promise<Finding[]> {
  const isHome = route.path === '/';
  if (!isHome && (isWithin(budgets.page) || isFoundWithin(html, budgets.page))) return [];
  const content = Buffer.from(html);
  const over = await (isHome ? excessOfHome(content, budgets) : excessOfPage(content, budgets.page));
  return over ? [finding(over, content.toString(), route)] : [];
}

/** A part of a page and its size after compression, in bytes, that exceeds the limit. */
interface Excess {
  readonly part: 'page' | 'start';
  readonly bytes: number;
  readonly limit: number;
}

/**
 * Tells whether a page exceeds its budget. The budgets count bytes after brotli at quality 11, which takes 70 ms. Quality
 * 10 takes 30 ms and leaves more bytes, so a page that is within its budget after it is also within it at quality 11.
 */
async function excessOfPage(content: Buffer, limit: number): Promise<Excess | undefined> {
  return excessAfter(await brotli(content, 10), limit) && excessAfter(await brotli(content, 11), limit);
}

function excessAfter({ length: bytes }: Buffer, limit: number): Excess | undefined {
  return bytes > limit ? { part: 'page', bytes, limit } : undefined;
}

/**
 * Tells whether a home page exceeds its budget, or its start (up to the end of its first section) exceeds the budget of
 * the start. Brotli at quality 5 takes 2 ms, and proves the budget of the page. The start alone takes 20 ms at quality
 * 10. It then has a few bytes more than it takes at quality 11 within the page, where it needs no tables of its own.
 */
async function excessOfHome(content: Buffer, budgets: PageBudgetInput['budgets']): Promise<Excess | undefined> {
  const { home, homeStart } = budgets;
  const html = content.toString();
  const start = content.subarray(0, Buffer.byteLength(html.slice(0, endOfFirstSection(html))));
  const excessOf = (compressed: Buffer) =>
    excessAfter(compressed, home) ?? excessOfStart(compressed, start.length, homeStart);
  const fast = await brotli(content, 5);
  if (!excessOf(fast)) return undefined;
  const isStartAlone = fast.length <= home;
  const isWithin = isStartAlone ? (await brotli(start, 10)).length <= homeStart : !excessOf(await brotli(content, 10));
  return isWithin ? undefined : excessOf(await brotli(content, 11));
}

/**
 * Tells whether the first `limit` bytes of a compressed page decompress to fewer than `needed` bytes: then a browser
 * that has received only these bytes lacks a part of the page's start.
 */
function excessOfStart(compressed: Buffer, needed: number, limit: number): Excess | undefined {
  const lengthAfter = (bytes: number) =>
    brotliDecompressSync(compressed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
  if (lengthAfter(limit) >= needed) return undefined;
  let bytes = limit;
  while (bytes < compressed.length && lengthAfter(bytes) < needed) bytes += 100;
  return { part: 'start', bytes: Math.min(bytes, compressed.length), limit };
}

/**
 * Returns the offset in the HTML at which the page's first section ends. The first section is the first element in
 * `main`. No other part of the page is parsed, because most of a page comes before or after it.
 */
function endOfFirstSection(html: string): number {
  const start = html.indexOf('<main');
  let depth = 0;
  let end = 1;
  const parser = new Parser({
    onopentag() {
      depth += 1;
    },
    onclosetag() {
      depth -= 1;
      if (depth > 1) return;
      if (depth === 1) end = start + parser.endIndex + 1;
      parser.pause();
    },
  });
  if (start >= 0) parser.write(html.slice(start));
  return end;
}

function finding(over: Excess, html: string, { pathname, documentId, type, uid, locale }: Route): Finding {
  const size = `${kilobytes(over.bytes)} compressed, over its budget of ${kilobytes(over.limit)}`;
  const parts = partsOf(html).map(({ name, bytes }) => `${name} (${kilobytes(bytes)})`);
  const hints = {
    page: 'Move some of its slices to a page of their own, or raise the budget in config/index.ts.',
    start: 'Shorten its first slice, its header or its styles, or raise the budget in config/index.ts.',
  };
  return {
    code: 'over-budget',
    severity: 'warning',
    message: `${over.part === 'page' ? pathname : `${pathname} up to the end of its first section`} is ${size}. Its largest parts, uncompressed: ${parts.join(', ')}.`,
    document: { id: documentId, type, uid, lang: locale.code },
    pathnames: [pathname],
    hint: hints[over.part],
  };
}

/**
 * True if zstd shows that a page is within its budget: it leaves more bytes than brotli at quality 11, by which the budget
 * counts. The two levels take 0.1 and 0.7 ms for a page. The first is enough for nearly all pages.
 */
function isFoundWithin(content: Buffer, limit: number): boolean {
  return ([1, 9] as const).some((level) => zstd(content, level).length <= limit);
}

function zstd(content: Buffer, level: 1 | 9): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  // A chunk size that nearly every result fits in, and the known length, by which zstd needs less memory, save time.
  return zstdCompressSync(content, { chunkSize: 32 * 1024, pledgedSrcSize: content.length, params });
}

/** Compresses a file as `helios serve` and CDNs do, in a thread of Node's. */
function brotli(content: Buffer, quality: 5 | 10 | 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return compressInThread(content, { params });
}

const compressInThread: (content: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

export interface SentScript {
  readonly pathname: string;
  /** Size of the script in bytes after gzip. */
  readonly bytes: number;
}

/** Reports if the scripts that every page loads before any interaction exceed their budget together. */
export function checkScriptBudget(scripts: readonly SentScript[], budgets: Pick<Budgets, 'script'>): Finding[] {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= budgets.script) return [];
  const largest = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, shownParts);
  const parts = largest.map(({ pathname, bytes }) => `${pathname} (${kilobytes(bytes)})`);
  return [
    {
      code: 'over-budget',
      severity: 'warning',
      message: `Every page sends ${kilobytes(total)} of JavaScript before any interaction, over the budget of ${kilobytes(budgets.script)}: ${parts.join(', ')}.`,
      hint: 'Move some of the code from src/runtime/boot to src/runtime/late, or raise the budget in config/index.ts.',
    },
  ];
}

/** Reports if `_redirects` has more lines than the site's host reads. The last lines would then have no effect. */
export function checkRedirectBudget(
  { redirects, rewrites }: Pick<HostRules, 'redirects' | 'rewrites'>,
  budgets: Pick<Budgets, 'redirects'>,
): Finding[] {
  const wild = redirects.filter(({ from }) => from.includes('*')).length + rewrites.length;
  const exact = redirects.length + rewrites.length - wild;
  const counts = [
    { what: 'without a *', count: exact, limit: budgets.redirects.exact },
    { what: 'with a *', count: wild, limit: budgets.redirects.wild },
  ];
  return counts
    .filter(({ count, limit }) => count > limit)
    .map(({ what, count, limit }) => ({
      code: 'over-budget',
      severity: 'warning',
      message: `_redirects has ${count} rules ${what}, over the budget of ${limit}. Cloudflare Pages ignores the rest; Netlify and nginx read all of them.`,
      where: 'config/index.ts: budgets.redirects',
      hint: 'Join the redirects of one folder into one with a *, remove those that nobody follows any more, or raise the budget if your host reads more.',
    }));
}

/** Number of parts that a message names. */
const shownParts = 3;

interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** The largest parts of a page: its styles, scripts and data, parts of the shell, and sections of the page itself. */
function partsOf(html: string): Part[] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const parts = DomUtils.getElementsByTagName(() => true, document, true).filter(isPart);
  return parts
    .map((element) => ({ name: nameOf(element), bytes: bytesOf(element, html) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, shownParts);
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function isPart({ name, parent }: Element): boolean {
  if (name === 'main') return false;
  const above = parent && 'name' in parent ? parent.name : '';
  return above === 'body' || above === 'main' || (above === 'head' && (name === 'style' || name === 'script'));
}

/** Names an element by its heading, which editors know; else by its id, else by its tag. */
function nameOf(element: Element): string {
  const [heading] = DomUtils.getElementsByTagName((name) => /^h[1-3]$/.test(name), element, true, 1);
  const text = heading && DomUtils.textContent(heading).trim();
  if (text) return `${element.name} "${text}"`;
  const { id } = element.attribs;
  return id ? `${element.name} #${id}` : element.name;
}

function bytesOf({ startIndex, endIndex }: Element, html: string): number {
  return startIndex === null || endIndex === null ? 0 : Buffer.byteLength(html.slice(startIndex, endIndex + 1));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
