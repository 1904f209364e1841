import { HeliosError } from '../site/helios-error.ts';

/**
 * Reads a file or folder of the project. Throws HeliosError `input-unreadable` if this user may not read it. Other errors
 * are thrown unchanged.
 */
export function reading<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw asReadError(error, path);
  }
}

/** Converts the system's refusal to read a file or folder into a HeliosError. Returns any other error unchanged. */
export function asReadError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !refusals.has(error.code)) return error;
  return new HeliosError('input-unreadable', {
    message: `Helios can't read ${path} (${error.code}).`,
    where: path,
    hint: 'Let this user read it. It may belong to another user, such as root.',
    cause: error,
  });
}

const refusals: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);
