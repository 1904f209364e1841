const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error codes of the system if a file can't grow: the disk, the quota or the limit of a file is reached. */
export function isDiskFull(code: unknown): boolean {
  return codes.has(code);
}
