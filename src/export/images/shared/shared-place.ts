/** A place outside of the work folder, in which several runs keep entries by name. */
export interface SharedPlace {
  /** The place in a reader's terms, without secrets: `/mnt/images`, `s3://bucket/images at https://s3.example.com`. */
  readonly title: string;
  /** The number of entries that are read, and written, at once. */
  readonly lanes: { readonly reading: number; readonly writing: number };
  /** The time that a run waits for it in vain before the place is not used any more. */
  readonly patienceMs: number;
  /**
   * Reads an entry. Undefined if there is none, or if it has more bytes than `maxBytes`, of which no more are read. Throws
   * PlaceFault.
   */
  read(name: string, options: ReadOptions): Promise<Uint8Array | undefined>;
  /** Writes an entry so that no reader ever sees a part of it. Throws PlaceFault. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
}

export interface ReadOptions {
  readonly maxBytes: number;
  /** Aborted when nobody waits for the entry any more. */
  readonly signal: AbortSignal;
}

/** The reason for which a place can't be used, as one reads it in a warning. */
export class PlaceFault extends Error {
  override readonly name = 'PlaceFault';
  /** The step that corrects it, in a sentence. */
  readonly remedy: string;

  /** `cause` is a sentence without its end: `The folder can't be written (EACCES)`. */
  constructor(cause: string, remedy: string) {
    super(cause);
    this.remedy = remedy;
  }
}
