/**
 * The parts of pdfkit, fontkit and linebreak that papers and drawn pictures use. pdfkit has no types of its own, and
 * those of DefinitelyTyped would add Node's global types to browser code.
 */
declare module 'pdfkit' {
  export interface PdfOptions {
    readonly size: readonly [width: number, height: number];
    readonly margin: number;
    readonly autoFirstPage: false;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/A-3a';
    readonly tagged: true;
    readonly displayTitle: true;
    readonly lang: string;
    readonly info: Readonly<Record<string, string | Date>>;
    readonly font: null;
  }

  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    readonly features: readonly string[];
    readonly characterSpacing: number;
    readonly horizontalScaling: number;
  }

  interface FileOptions {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly relationship: 'Alternative' | 'Supplement';
    readonly creationDate: Date;
    readonly modifiedDate: Date;
  }

  interface StructureOptions {
    readonly alt?: string;
    readonly scope?: 'Column';
    /** Left, top, right and bottom, in points from the top left corner of the page. */
    readonly bbox?: readonly [number, number, number, number];
  }

  /** A part of a page's content that belongs to a structure element. */
  export interface MarkedContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    /** The element's dictionary. pdfkit writes JavaScript strings in it as PDF names. */
    readonly dictionary: { readonly data: Record<string, unknown> };
    add(child: StructureElement | MarkedContent): this;
    end(): void;
  }

  export default class PDFDocument {
    constructor(options: PdfOptions);
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    addPage(): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(path: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    image(jpeg: Uint8Array, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
    file(bytes: Uint8Array, options: FileOptions): unknown;
    appendXML(xml: string): void;
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): this;
    markStructureContent(tag: string): MarkedContent;
    endMarkedContent(): this;
    struct(role: string, options: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';

  /** All bytes of the document. Must be called before its `end()`. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly path: {
      toSVG(): string;
      /** The box of all points, control points included. */
      readonly cbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  }

  interface Layout {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Negative: the distance below the base line. */
    readonly descent: number;
    readonly lineGap: number;
    /** The version in the font's own words: `Version 2.001`. */
    readonly version: string;
    /** The axes of a variable font by their tags. Empty for any other font. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): Layout;
  }

  export function create(file: Uint8Array): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number } | null;
  }
}
