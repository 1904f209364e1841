import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdf.js finds in a PDF. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string | undefined;
  /** The texts of each page in the order of its content, as lines. */
  readonly pages: readonly string[];
  /** The roles and texts of the structure, in reading order, with each part of a text: `H1 Invoice`, `TH Amount`. */
  readonly structure: readonly string[];
  /** The files inside, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly metadata: string;
}

/** Reads a PDF with pdf.js, which did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { metadata, info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  return {
    title: metadata?.get('dc:title') ?? undefined,
    language: (info as { Language?: string }).Language,
    pages: pages.map(({ text }) => text),
    structure: pages.flatMap(({ structure }) => structure),
    files: await filesIn(pdf),
    metadata: metadata?.getRaw() ?? '',
  };
}

async function filesIn(pdf: PDFDocumentProxy): Promise<Record<string, string>> {
  const names = [...((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()];
  const contents = await Promise.all(names.map((name) => pdf.getAttachmentContent(name)));
  return Object.fromEntries(names.map((name, index) => [name, new TextDecoder().decode(contents[index] ?? undefined)]));
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = '';
  let text = '';
  for (const item of items) {
    if ('str' in item) {
      text += item.str + (item.hasEOL ? '\n' : '');
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type !== 'endMarkedContent') {
      id = item.id ?? '';
      if (text !== '' && !text.endsWith('\n')) text += '\n';
    }
  }
  const structure: string[] = [];
  const walk = ({ role, alt, children = [] }: Node) => {
    const own = children.flatMap((child) => (child.type === 'content' ? [texts.get(child.id ?? '') ?? ''] : []));
    if (own.length > 0) structure.push(`${role} ${alt ?? own.join(' ').trim()}`);
    for (const child of children) if (child.type !== 'content') walk(child);
  };
  const tree: Node | null = await page.getStructTree();
  if (tree) walk(tree);
  return { text, structure };
}
