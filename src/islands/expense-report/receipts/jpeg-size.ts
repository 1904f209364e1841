/**
 * The size of a JPEG in pixels, from the head of its first frame (ITU-T T.81, section B.2.2). Undefined for other bytes.
 */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return undefined;
  let place = 2;
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    if (isFrame(bytes[place + 1] ?? 0)) return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    place += 2 + view.getUint16(place + 2);
  }
  return undefined;
}

const startOfImage = 0xffd8;

/** Markers from C0 to CF begin a frame, except those of tables and of arithmetic coding. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
