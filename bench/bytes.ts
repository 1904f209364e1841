import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { config } from '../config/index.ts';
import { filesBelow } from '../src/disk/entries-below.ts';
import { pageFileOf, pathnameOfPageFile } from '../src/site/page-file.ts';
import type { Benchmark, Figure } from './benchmark.ts';

const { pathPrefix } = config.site;

/** Measures the bytes that a browser receives: the heaviest page of each kind in any locale, and every script. */
export const bytes: Benchmark = async ({ site }) => {
  const { out } = await site();
  const files = filesBelow(join(out, pathPrefix), { patterns: ['**/*.html'], hidden: 'included' });
  const pages = files.flatMap((file) => pathnameOfPageFile(file)?.slice(1) ?? []);
  const figures: Figure[] = [];
  for (const [kind, members = []] of Map.groupBy(pages.sort(), kindOf)) {
    const weighed = await Promise.all(members.map((page) => weighPage(out, page)));
    const heaviest = weighed.reduce((a, b) => (b.gzip > a.gzip ? b : a));
    figures.push(...pageFigures(kind, heaviest));
  }
  return [...figures, ...(await scriptFigures(out))];
};

/** The kind of a page: `/legal/*` for `de/legal/gdpr`. All pages below the same page are of one kind. */
function kindOf(page: string): string {
  const [, first = '', ...rest] = page.split('/');
  return `/${first}${rest.length > 0 ? '/*' : ''}`;
}

interface Weight {
  readonly page: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  /** The number of bytes by which the compressed page would shrink without its styles. */
  readonly styles: number;
}

async function weighPage(out: string, page: string): Promise<Weight> {
  const file = pageFileOf(`${pathPrefix}/${page}`, config.site.trailingSlash);
  const html = await readFile(join(out, file), 'utf8');
  const bare = html.replace(/<style>.*?<\/style>/gs, '');
  return { page, ...weigh(html), styles: gzipOf(html) - gzipOf(bare) };
}

function weigh(text: string): { raw: number; gzip: number; brotli: number } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { raw: Buffer.byteLength(text), gzip: gzipOf(text), brotli: brotliCompressSync(text, { params }).length };
}

function gzipOf(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function pageFigures(kind: string, { page, raw, gzip, brotli, styles }: Weight): Figure[] {
  const name = `${kind} (heaviest: ${page})`;
  return [
    { name, unit: 'bytes', value: raw },
    { name: '  gzip 9', unit: 'bytes', value: gzip },
    { name: '  brotli 11', unit: 'bytes', value: brotli },
    { name: '  of gzip, styles', unit: '%', value: (styles / gzip) * 100 },
  ];
}

/** The sizes of all scripts. Before any interaction a page loads only the boot script. React is in the chunk of all islands. */
async function scriptFigures(out: string): Promise<Figure[]> {
  const folder = join(out, pathPrefix, 'static');
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  const figures = await Promise.all(
    scripts.map(async (file) => {
      const { gzip, brotli } = weigh(await readFile(join(folder, file), 'utf8'));
      const name = file.replace(/-[^-]*\.js$/, '');
      const role = roleOf(name);
      return [
        { name: `${role}, gzip 9`, unit: 'bytes' as const, value: gzip },
        { name: `${role}, brotli 11`, unit: 'bytes' as const, value: brotli },
      ];
    }),
  );
  return figures.flat();
}

function roleOf(name: string): string {
  if (/^(?:archivo|noto-sans)-/.test(name)) return `${name} (last step: a font of PDFs)`;
  if (name.startsWith('save-')) return `${name} (last step${scriptRoles[name] ?? ''})`;
  return scriptRoles[name] ?? `${name} (island)`;
}

/**
 * The roles of scripts that are not islands. A `save-` script writes the file of a tool and is loaded with the tool's
 * last step.
 */
const scriptRoles: Readonly<Record<string, string>> = {
  boot: 'boot (before interaction)',
  chunk: 'chunk (React)',
  pdf: 'pdf (last step: pdfkit)',
  'save-policy': ': DOCX',
  'save-report': ': XLSX, CSV',
  'save-e-invoice': ': XML',
};
