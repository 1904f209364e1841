import { useEffect, useRef } from 'react';
import { receiptBytes } from './read-receipt.ts';
import type { Receipt } from './receipt.ts';

/** The height of the picture, in CSS pixels. */
const height = 72;

/**
 * A small picture of a photographed receipt. It is drawn on a canvas, because the page's Content Security Policy allows
 * no image from memory.
 */
export function ReceiptPicture({ receipt, label }: { readonly receipt: Receipt; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(new Blob([receiptBytes(receipt)], { type: receipt.type })).then((photo) => {
      if (!canvas.current) return;
      canvas.current.width = Math.round((photo.width * height) / photo.height);
      canvas.current.getContext('2d')?.drawImage(photo, 0, 0, canvas.current.width, height);
    });
  }, [receipt]);
  return <canvas ref={canvas} height={height} width={height} role="img" aria-label={`${label}: ${receipt.name}`} />;
}
