/** How long the browser may take to begin the download. Safari needs the address for a while after the click. */
const graceMs = 60_000;

/** Saves a text or bytes as a file among the visitor's downloads. Signs that file systems refuse become dashes in its name. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  // The cast is safe: no part of the site has memory that threads share, which a blob refuses.
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]+/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceMs);
}
