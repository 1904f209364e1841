import type { Finding } from './finding.ts';
import { placeName, type SourcePlace } from './source-place.ts';

/** The permanent codes of errors. `error-catalogue.ts` explains each. */
export const heliosErrorCodes = [
  'bad-config',
  'bad-argument',
  'unknown-locale',
  'repository-unreachable',
  'repository-busy',
  'unknown-host',
  'repository-refused',
  'repository-answer',
  'content-changed',
  'no-snapshot',
  'invalid-model',
  'invalid-content',
  'input-unreadable',
  'output-refused',
  'output-unwritable',
  'output-full',
  'output-missing',
  'other-source',
  'already-running',
  'port-in-use',
  'outbox-unusable',
  'missing-package',
  'prismic-refused',
  'prismic-unreachable',
  'compile-failed',
  'upload-refused',
  'upload-failed',
  'internal',
] as const;
export type HeliosErrorCode = (typeof heliosErrorCodes)[number];

/** The codes of temporary failures: the same command may succeed later. Their exit code is EX_TEMPFAIL of sysexits.h. */
const retryable: ReadonlySet<HeliosErrorCode> = new Set([
  'repository-unreachable',
  'repository-busy',
  'content-changed',
  'already-running',
  'upload-failed',
  'prismic-unreachable',
]);

interface ErrorParts {
  readonly message: string;
  readonly where?: string;
  readonly hint?: string;
  readonly source?: SourcePlace;
  readonly findings?: readonly Finding[];
  readonly retryAt?: Date;
  readonly cause?: unknown;
}

/** The codes of errors whose cause is the content, not the machine: the exit code is that of findings. */
const contentCodes: ReadonlySet<HeliosErrorCode> = new Set(['invalid-content']);

/**
 * An error with a permanent code and three parts: what happened, where it happened, and what to do. The command line
 * prints no stack trace, because the reader can correct the cause without it.
 */
export class HeliosError extends Error {
  readonly code: HeliosErrorCode;
  /** The place in the reader's own terms: a file, a key path, an address. */
  readonly where: string | undefined;
  /** The step that corrects the error, in a sentence. */
  readonly hint: string | undefined;
  /** The place in the sources, if the error is a mistake in them. `where` is then the name of this place. */
  readonly source: SourcePlace | undefined;
  /** The faults of the content for which the command stopped. */
  readonly findings: readonly Finding[];
  /** The time from which on the same command may succeed, if the other program named one. */
  readonly retryAt: Date | undefined;

  constructor(code: HeliosErrorCode, parts: ErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.name = 'HeliosError';
    this.code = code;
    this.where = parts.where ?? (parts.source && placeName(parts.source));
    this.hint = parts.hint;
    this.source = parts.source;
    this.findings = parts.findings ?? [];
    this.retryAt = parts.retryAt;
  }

  /** True if the cause passes by itself: the same command may succeed later. */
  get isTemporary(): boolean {
    return retryable.has(this.code);
  }

  /**
   * The exit code: 75 if the same command may succeed later, 1 if the content has faults, else 2, because the command
   * could not run.
   */
  get exitCode(): 1 | 2 | 75 {
    if (contentCodes.has(this.code)) return 1;
    return this.isTemporary ? 75 : 2;
  }
}

/**
 * Returns the error as a HeliosError of this program; undefined if it is another kind of error. The compiled renderer
 * and its threads have their own class `HeliosError`, which `instanceof` does not recognise.
 */
export function recognizeHeliosError(error: unknown): HeliosError | undefined {
  if (error instanceof HeliosError) return error;
  if (!(error instanceof Error) || error.name !== 'HeliosError') return undefined;
  const code = heliosErrorCodes.find((each) => each === textOf(error, 'code'));
  const [where, hint] = [textOf(error, 'where'), textOf(error, 'hint')];
  const parts = { message: error.message, cause: error, ...(where && { where }), ...(hint && { hint }) };
  return code && new HeliosError(code, parts);
}

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
