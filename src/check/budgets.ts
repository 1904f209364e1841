import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  zstdCompressSync,
} from 'node:zlib';
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
  if (!isHome && isWithin(budgets.page)) return [];
  const excessAfter = isHome ? homeMeasure(html, budgets) : pageMeasure(budgets.page);
  if (fastBounds[isHome ? 'home' : 'page'].some((compress) => !excessAfter(compress(html)))) return [];
  const content = Buffer.from(html);
  const over = excessAfter(await brotli(content, 10)) && excessAfter(await brotli(content, 11));
  return over ? [finding(over, content.toString(), route)] : [];
}

/** A part of a page and its size after compression, in bytes, that exceeds the limit. */
interface Excess {
  readonly part: 'page' | 'start';
  readonly bytes: number;
  readonly limit: number;
}

/** Tells by how much compressed HTML exceeds its budget. Undefined if it does not. */
type Measure = (compressed: Buffer) => Excess | undefined;

function pageMeasure(limit: number): Measure {
  return ({ length: bytes }) => (bytes > limit ? { part: 'page', bytes, limit } : undefined);
}

/** Measures a home page, and its start: up to the end of its first section. */
function homeMeasure(content: Buffer, { home, homeStart }: PageBudgetInput['budgets']): Measure {
  const html = content.toString();
  const needed = Buffer.byteLength(html.slice(0, endOfFirstSection(html)));
  const measureWhole = pageMeasure(home);
  return (compressed) => measureWhole(compressed) ?? excessOfStart(compressed, needed, homeStart);
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
 * Fast compressions, which leave more bytes than brotli at quality 11, by which the budgets count: a page that is within
 * its budget after one of them is also within it after that one. They take 0.1, 0.7 and 2 ms for a page; brotli takes 30
 * ms at quality 10 and 70 ms at 11. The first is enough for nearly all pages. The start of a home page needs brotli.
 */
const fastBounds: Readonly<Record<'page' | 'home', readonly ((content: Buffer) => Buffer)[]>> = {
  page: [(content) => zstd(content, 1), (content) => zstd(content, 9)],
  home: [(content) => brotliCompressSync(content, brotliOptions(content, 5))],
};

function zstd(content: Buffer, level: 1 | 9): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  // A chunk size that nearly every result fits in, and the known length, by which zstd needs less memory, save time.
  return zstdCompressSync(content, { chunkSize: 32 * 1024, pledgedSrcSize: content.length, params });
}

/** Compresses a file as `helios serve` and CDNs do. */
function brotli(content: Buffer, quality: 10 | 11): Promise<Buffer> {
  return brotliInThread(content, brotliOptions(content, quality));
}

const brotliInThread: (content: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress);

function brotliOptions({ length }: Buffer, quality: 5 | 10 | 11): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

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
