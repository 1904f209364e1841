/** Whatever a file is called: a PDF says what it is in its first bytes (ISO 32000-2, 7.5.2). */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}
