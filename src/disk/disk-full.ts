const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for an error code of a file that can't grow: the disk is full, or a quota or a limit is reached. */
export function isDiskFull(code: unknown): boolean {
  return codes.has(code);
}
