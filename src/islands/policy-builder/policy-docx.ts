import {
  AlignmentType,
  Document,
  HeadingLevel,
  type ILevelsOptions as Level,
  LevelFormat,
  Packer,
  Paragraph,
} from 'docx';
import type { WrittenSection } from './policy.ts';

/** The content type of the file. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface PolicyDocument {
  readonly title: string;
  readonly sections: readonly WrittenSection[];
  /** The language of the text, as in HTML's `lang`. */
  readonly lang: string;
}

/**
 * Writes a policy as an Office Open XML document. Headings have the word processor's own styles, so that it can make a
 * table of contents, and the numbers are those of a list: they follow when somebody adds a clause.
 */
export async function policyDocx({ title, sections, lang }: PolicyDocument): Promise<Uint8Array> {
  const file = new Document({
    title,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: lang } } },
        title: { run: { size: 44, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: {
          run: { size: 28, bold: true },
          paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
        },
      },
    },
    numbering: { config: [{ reference: numbering, levels }] },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...sections.flatMap(({ heading, paragraphs }) => [
            new Paragraph({
              text: heading,
              heading: HeadingLevel.HEADING_1,
              numbering: { reference: numbering, level: 0 },
            }),
            ...paragraphs.map(
              (text) => new Paragraph({ text, numbering: { reference: numbering, level: 1 }, spacing: { after: 120 } }),
            ),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const numbering = 'policy';

/** The numbers of sections and of their clauses: 1 and 1.1, as on the page. Indents are in twentieths of a point. */
const levels: Level[] = [levelOf(0, '%1.', 480), levelOf(1, '%1.%2', 720)];

function levelOf(level: number, text: string, left: number): Level {
  const style = { paragraph: { indent: { left, hanging: left } } };
  return { level, format: LevelFormat.DECIMAL, text, alignment: AlignmentType.START, style };
}
