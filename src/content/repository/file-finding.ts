import type { Finding } from '../../site/finding.ts';
import type { StoredDocument } from './stored-document.ts';
import { documentsFolder } from './stored-file.ts';

export interface FileFault {
  /** The path of the file below the folder of documents: `de-de/page/pricing.json`. */
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
  /** The properties of the document that could be read. */
  readonly document?: Partial<Pick<StoredDocument, 'id' | 'type' | 'uid' | 'lang'>>;
  /** The path of the field inside `data`. */
  readonly field?: string;
}

/** A fault of a document's file, before it is known which file it is. */
export type DocumentFault = Omit<FileFault, 'path'>;

/** Makes the finding for a file that Prismic could not hold. It names the file, and the document if that is known. */
export function fileFinding({ path, message, hint, document, field }: FileFault): Finding {
  const { id, type, lang, uid = null } = document ?? {};
  return {
    code: 'invalid-file',
    severity: 'error',
    message,
    file: `${documentsFolder}/${path}`,
    ...(id !== undefined &&
      type !== undefined &&
      lang !== undefined && { document: { id, type, uid, lang, ...(field !== undefined && { field }) } }),
    ...(hint !== undefined && { hint }),
  };
}
