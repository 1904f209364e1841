/** Why a file can't be made, in the words for the visitor. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}
