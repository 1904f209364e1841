/** Bytes by their hash, under `.helios/store`: what an export made is never made, nor stored, twice. */
export interface Store {
  /** Stores the bytes (atomically, once) and returns their lower-case hex SHA-256. */
  put(bytes: Uint8Array | string): Promise<string>;
  /** The bytes, if they are there and still have that hash. */
  get(sha256: string): Promise<Uint8Array | undefined>;
  /** True if they are there and still have that hash. */
  has(sha256: string): Promise<boolean>;
  /** Makes `target` the same file (hard link), or a copy where links can't be. */
  link(sha256: string, target: string): Promise<void>;
}
