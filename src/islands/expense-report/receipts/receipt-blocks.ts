import type { Attachment, Block } from '../../kit/pdf/paper.ts';
import type { ReportView } from '../view.ts';
import { jpegSize } from './jpeg-size.ts';
import { receiptBytes } from './read-receipt.ts';

/**
 * The receipts of a report for its PDF: photos as blocks on the paper; other files as attachments, which the paper
 * names.
 */
export interface ReceiptParts {
  readonly blocks: readonly Block[];
  readonly attachments: readonly Attachment[];
}

/** The receipts of the expenses that are printed, in their order. */
export function receiptParts({
  form,
  report,
  receipts,
}: Pick<ReportView, 'form' | 'report' | 'receipts'>): ReceiptParts {
  const parts = report.givenExpenses.value.flatMap((id, index): ReceiptParts[] => {
    const receipt = receipts.of(id).value;
    if (!receipt) return [];
    // The number makes each name unique: phones call every photo `image.jpg`.
    const name = `${index + 1} ${plainName(receipt.name)}`;
    const label = [form.text(`expense-${id}-description`), name].filter(Boolean).join(': ');
    const bytes = receiptBytes(receipt);
    const size = receipt.type === 'image/jpeg' ? jpegSize(bytes) : undefined;
    if (size) return [{ blocks: [{ type: 'photo', jpeg: bytes, ...size, label }], attachments: [] }];
    return [
      { blocks: [{ type: 'text', text: label, tone: 'muted' }], attachments: [{ name, type: receipt.type, bytes }] },
    ];
  });
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    attachments: parts.flatMap(({ attachments }) => attachments),
  };
}

/**
 * A file's name in which each character that the PDF's fonts may lack is `_`: no visitor should have to rename a file
 * because of a caption.
 */
function plainName(name: string): string {
  return name.normalize('NFC').replace(/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d .,_()-]/gu, '_');
}
