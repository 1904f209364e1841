export type HeliosErrorCode =
  | 'bad-config'
  | 'bad-argument'
  | 'unknown-locale'
  | 'repository-unreachable'
  | 'repository-refused'
  | 'repository-answer'
  | 'content-changed'
  | 'no-snapshot'
  | 'invalid-model'
  | 'invalid-content'
  | 'output-refused'
  | 'output-unwritable'
  | 'output-full'
  | 'output-missing'
  | 'already-running'
  | 'port-in-use'
  | 'outbox-unusable'
  | 'compile-failed'
  | 'internal';

/** sysexits.h EX_TEMPFAIL: an outage that passes, worth the same command again. */
const retryable: ReadonlySet<HeliosErrorCode> = new Set([
  'repository-unreachable',
  'content-changed',
  'already-running',
]);

/**
 * A fault with a permanent code, told in three parts: what happened, where, what to do.
 * The command line prints it without a stack: it is the reader's to mend, not ours.
 */
export class HeliosError extends Error {
  readonly code: HeliosErrorCode;
  /** In the reader's own terms: a file, a key path, an address. */
  readonly where: string | undefined;
  readonly hint: string | undefined;

  constructor(code: HeliosErrorCode, told: { message: string; where?: string; hint?: string; cause?: unknown }) {
    super(told.message, { cause: told.cause });
    this.name = 'HeliosError';
    this.code = code;
    this.where = told.where;
    this.hint = told.hint;
  }

  /** 75 for an outage worth a retry, else 2 (could not run). */
  get exitCode(): 2 | 75 {
    return retryable.has(this.code) ? 75 : 2;
  }
}
