import { HeliosError, type HeliosErrorCode } from '../rules/helios-error.ts';

const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const unwritable: ReadonlySet<string> = new Set([
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'ENAMETOOLONG',
]);

/** Tells a file system's refusal in our words; any other error is given back as it is. */
export function asFileError(error: unknown, where: string): unknown {
  const code = errorCode(error);
  if (full.has(code)) {
    return told('output-full', code, where, error, {
      message: `There is no room left to write ${pathOf(error) ?? where} (${code}).`,
      hint: 'Free some space on that disk, or raise the quota or file size limit. The previous export stands as it was.',
    });
  }
  if (unwritable.has(code)) {
    return told('output-unwritable', code, where, error, {
      message: `${pathOf(error) ?? where} can't be written (${code}).`,
      hint: 'Make the folder writable for this user, or choose another with --out. The previous export stands as it was.',
    });
  }
  return error;
}

/** The `code` of a Node error, or an empty text. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function told(
  code: HeliosErrorCode,
  systemCode: string,
  where: string,
  cause: unknown,
  text: { message: string; hint: string },
): HeliosError {
  return new HeliosError(code, { ...text, where: `${where} (${systemCode})`, cause });
}

function pathOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('dest' in error && typeof error.dest === 'string') return error.dest;
  return 'path' in error && typeof error.path === 'string' ? error.path : undefined;
}
