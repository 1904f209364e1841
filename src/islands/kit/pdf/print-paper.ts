import PDFDocument, { type MarkedContent, type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { type FaceFiles, faceName, facesOf, featuresOf } from './faces.ts';
import type { LaidPaper } from './layout/lay-out.ts';
import { baselineOf, type Measure } from './layout/measure.ts';
import type { Page } from './layout/paginate.ts';
import type { Item } from './layout/piece.ts';
import type { Tag } from './layout/tag.ts';
import { pointsOf } from './layout/units.ts';
import type { Attachment } from './paper.ts';
import { ink } from './styles.ts';
import { type DataFile, xmpOf } from './xmp.ts';

export interface PrintInput {
  readonly laid: LaidPaper;
  readonly title: string;
  readonly htmlLang: string;
  readonly files: FaceFiles;
  readonly measure: Measure;
  readonly now: Date;
  readonly data: DataFile | undefined;
  readonly attachments: readonly Attachment[];
}

/**
 * Writes a paper as PDF/A-3a and PDF/UA-1: with its fonts and colours, its structure, its language, and the data that
 * software reads.
 */
export async function printPaper(input: PrintInput): Promise<Uint8Array<ArrayBuffer>> {
  const { laid, title, htmlLang, files, now, data, attachments } = input;
  const pdf = new PDFDocument({
    size: [pointsOf(laid.width), pointsOf(laid.height)],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: htmlLang,
    info: { CreationDate: now, ModDate: now },
    font: null,
  });
  const bytes = toBytes(pdf);
  for (const [name, file] of files) pdf.registerFont(name, file);
  const contents = new Map<Tag, Content[]>();
  for (const page of laid.pages) {
    pdf.addPage();
    drawPage(pdf, page, contents, input.measure);
  }
  pdf.addStructure(structureOf(pdf, laid.structure, contents));
  pdf.appendXML(xmpOf(title, data));
  if (data) embedData(pdf, data, now);
  for (const attachment of attachments) attach(pdf, attachment, now);
  pdf.end();
  return bytes;
}

/** Marked content of a page that belongs to a tag, and the item that was drawn first in it. A tag may have several. */
interface Content {
  readonly marked: MarkedContent;
  readonly item: Item;
}

/**
 * Draws a page. Neighbouring items with the same tag become one marked content. Items without a tag become artifacts,
 * which readers of the document's structure skip.
 */
function drawPage(pdf: PDFDocument, page: Page, contents: Map<Tag, Content[]>, measure: Measure): void {
  for (const group of groupsByTag(page)) {
    const [first] = group;
    if (!first) continue;
    const tag = tagOf(first);
    if (tag) {
      const content = { marked: pdf.markStructureContent(tag.role), item: first };
      contents.set(tag, [...(contents.get(tag) ?? []), content]);
    } else {
      pdf.markContent('Artifact', { type: first.type === 'text' ? 'Pagination' : 'Layout' });
    }
    for (const item of group) draw(pdf, item, measure);
    pdf.endMarkedContent();
  }
}

function groupsByTag(page: Page): Item[][] {
  const groups: Item[][] = [];
  for (const item of page) {
    const last = groups.at(-1);
    if (last?.[0] && last[0].type === item.type && tagOf(last[0]) === tagOf(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function tagOf(item: Item): Tag | undefined {
  return item.type === 'box' ? undefined : item.tag;
}

function draw(pdf: PDFDocument, item: Item, measure: Measure): void {
  const [x, y, height] = [pointsOf(item.x), pointsOf(item.y), pointsOf(item.height)];
  if (item.type === 'text') drawText(pdf, item, measure);
  if (item.type === 'box') {
    pdf.roundedRect(x, y, pointsOf(item.width), height, pointsOf(item.radius)).fill(item.colour);
  }
  if (item.type === 'photo') pdf.image(item.jpeg, x, y, { width: pointsOf(item.width), height });
  if (item.type === 'path') {
    const scale = height / item.size;
    pdf.save().translate(x, y).scale(scale).path(item.path).fill(ink.text).restore();
  }
}

function drawText(pdf: PDFDocument, { x, y, text, style }: Item & { type: 'text' }, measure: Measure): void {
  const size = pointsOf(style.size);
  const baseline = pointsOf(y + baselineOf(style));
  let left = x;
  for (const run of facesOf(text, style)) {
    pdf.font(faceName(run)).fontSize(size).fillColor(style.colour);
    pdf.text(run.text, pointsOf(left), baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: featuresOf(style),
      characterSpacing: style.tracking * size,
      horizontalScaling: style.stretch * 100,
    });
    left += measure(run.text, style);
  }
}

function structureOf(pdf: PDFDocument, tag: Tag, contents: ReadonlyMap<Tag, readonly Content[]>): StructureElement {
  const own = contents.get(tag) ?? [];
  const element = pdf.struct(tag.role, {
    ...(tag.role === 'TH' ? { scope: 'Column' as const } : {}),
    ...(tag.alt === undefined ? {} : { alt: tag.alt }),
    ...boxOf(own),
  });
  if (tag.isNumbered) element.dictionary.data.A = { O: 'List', ListNumbering: 'Decimal' };
  for (const { marked } of own) element.add(marked);
  for (const child of tag.children) element.add(structureOf(pdf, child, contents));
  element.end();
  return element;
}

/** The box of a figure. */
function boxOf(contents: readonly Content[]) {
  const [first] = contents;
  if (first?.item.type !== 'path' && first?.item.type !== 'photo') return {};
  const { x, y, height } = first.item;
  const width = first.item.type === 'photo' ? first.item.width : height;
  return { bbox: [pointsOf(x), pointsOf(y), pointsOf(x + width), pointsOf(y + height)] as const };
}

function embedData(pdf: PDFDocument, { name, description, xml }: DataFile, now: Date): void {
  pdf.file(new TextEncoder().encode(xml), {
    name,
    type: 'text/xml',
    description,
    // `Alternative` says that the pages and the data have the same content.
    relationship: 'Alternative',
    creationDate: now,
    modifiedDate: now,
  });
}

function attach(pdf: PDFDocument, { name, type, bytes }: Attachment, now: Date): void {
  const dates = { creationDate: now, modifiedDate: now };
  pdf.file(bytes, { name, type, description: name, relationship: 'Supplement', ...dates });
}
