/** A receipt as it is kept on the device: a photo, made smaller, or a PDF as it came. */
export interface Receipt {
  /** The name of the visitor's file. */
  readonly name: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** The bytes of the file, in base64. */
  readonly data: string;
}

/** The largest files that a visitor may choose. A photo becomes much smaller; a PDF is kept as it is. */
export const maxPhotoBytes = 20_000_000;
export const maxPdfBytes = 400_000;

/** The types of file that the browser offers, as in HTML's `accept`. */
export const receiptTypes = 'image/*,application/pdf';

/** Why a file can't be a receipt: its type, or its size in bytes. */
export type ReceiptFault = { readonly code: 'type' } | { readonly code: 'size'; readonly maxBytes: number };

export function receiptFault({ type, size }: Pick<File, 'type' | 'size'>): ReceiptFault | undefined {
  const isPdf = type === 'application/pdf';
  if (!isPdf && !type.startsWith('image/')) return { code: 'type' };
  const maxBytes = isPdf ? maxPdfBytes : maxPhotoBytes;
  return size > maxBytes ? { code: 'size', maxBytes } : undefined;
}

/** Reads back what the tool has stored. Undefined for anything else. */
export function parseReceipt(found: unknown): Receipt | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { name, type, data } = found as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof data !== 'string') return undefined;
  return type === 'image/jpeg' || type === 'application/pdf' ? { name, type, data } : undefined;
}
