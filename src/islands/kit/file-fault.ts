/** The reason why a file can't be made. The message is a sentence for the visitor. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}
