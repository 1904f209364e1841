import type { Stats } from 'node:fs';

/**
 * The size, times and inode of a path, by which a change is noticed without reading the file: four numbers, which are 0 if
 * nothing is there. The change time and the inode are among them, because some tools preserve the modification time of a
 * file they change.
 */
export type Signature = Float64Array;

/**
 * The signatures of several paths in a row, as numbers: to write 30,000 of them as texts would take a quarter of the time
 * in which their metadata is read, and 7 MB instead of 1 MB.
 */
export type SignatureList = Float64Array;

const numbersOfEach = 4;

/** A list whose signatures are those of paths at which nothing is. */
export function createSignatureList(length: number): SignatureList {
  return new Float64Array(length * numbersOfEach);
}

export function setSignature(list: SignatureList, at: number, { size, mtimeMs, ctimeMs, ino }: Stats): void {
  const start = at * numbersOfEach;
  list[start] = size;
  list[start + 1] = mtimeMs;
  list[start + 2] = ctimeMs;
  list[start + 3] = ino;
}

/** Puts a known signature into a list. */
export function copySignature(list: SignatureList, at: number, signature: Signature): void {
  list.set(signature, at * numbersOfEach);
}

/** The signature at a place of a list. It is a view of the list and no copy. */
export function signatureAt(list: SignatureList, at: number): Signature {
  return list.subarray(at * numbersOfEach, (at + 1) * numbersOfEach);
}

/** The inode in the signature at a place of a list. */
export function inodeAt(list: SignatureList, at: number): number {
  return list[at * numbersOfEach + 3] ?? 0;
}

/** True if the metadata of a file has the signature. */
export function hasSignature(stats: Stats, signature: Signature): boolean {
  const own = createSignatureList(1);
  setSignature(own, 0, stats);
  return own.every((number, at) => number === signature[at]);
}
