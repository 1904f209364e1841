// Result codes of SQLite: https://www.sqlite.org/rescode.html
const busy = 5;
const full = 13;
/**
 * The extended result code SQLITE_IOERR_WRITE. SQLite reports it if a limit of the file size keeps a file from growing
 * (EFBIG).
 */
const notWritten = 778;

/** The primary result code of an error that `node:sqlite` threw, such as 13 for SQLITE_FULL; undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return undefined;
  // An extended code has its primary code in the lowest byte.
  return 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** True if another connection holds the lock that a statement needs. */
export function isSqliteBusy(error: unknown): boolean {
  return sqliteCode(error) === busy;
}

/** True if the disk, or the limit of the file size, has no room for the data that a statement writes. */
export function isSqliteFull(error: unknown): boolean {
  return sqliteCode(error) === full || (error instanceof Error && 'errcode' in error && error.errcode === notWritten);
}
