import type { Receipt } from './receipt.ts';

/** The maximum length of the longer side of a stored photo, in pixels. Small print of a receipt is still legible. */
const maxSide = 1400;
const jpegQuality = 0.7;

/**
 * Makes a receipt of the visitor's file: a PDF as it is, or a smaller photo. Rejects if the file is neither a PDF nor a
 * picture that this browser can show and draw.
 */
export async function readReceipt(file: File): Promise<Receipt> {
  const isPdf = file.type === 'application/pdf';
  return {
    name: file.name,
    type: isPdf ? 'application/pdf' : 'image/jpeg',
    data: await base64Of(isPdf ? file : await smallPhoto(file)),
  };
}

/** The bytes of a receipt. */
export function receiptBytes({ data }: Receipt): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
}

async function smallPhoto(file: Blob): Promise<Blob> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no picture.');
  // A JPEG has no transparency: it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The browser makes no JPEG.')));
    canvas.toBlob(take, 'image/jpeg', jpegQuality);
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
