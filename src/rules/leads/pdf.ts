/** True if a file is a PDF, whatever its name: a PDF begins with `%PDF-` (ISO 32000-2, 7.5.2). */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}
