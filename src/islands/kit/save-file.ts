/** How long the browser may take to begin the download. Safari needs the address for a while after the click. */
const graceMs = 60_000;

/** Saves a text as a file among the visitor's downloads. Signs that file systems refuse become dashes in its name. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|]+/g, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceMs);
}
