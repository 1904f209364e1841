/** Other bytes than the given ones: a few changed, a part set to zero, cut off, doubled, or moved to another place. */
export function corrupted(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() * Math.min(200, bytes.length - at));
  const ways = [
    () => changed(bytes, random),
    () => Buffer.from(bytes).fill(0, at, at + length),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length), bytes.subarray(at, at + length)]),
  ];
  const result = ways[Math.floor(random() * ways.length)]?.() ?? bytes;
  return Buffer.compare(result, bytes) === 0 ? changed(bytes, random) : result;
}

function changed(bytes: Uint8Array, random: () => number): Uint8Array {
  const result = Buffer.from(bytes);
  for (let count = 1 + Math.floor(random() * 8); count > 0; count -= 1) {
    const at = Math.floor(random() * result.length);
    result[at] = (result[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  return Buffer.compare(result, bytes) === 0 ? Buffer.concat([bytes, Buffer.from('!')]) : result;
}

/** Another text than the given one, or another value than a text. */
export function corruptedText(text: string, random: () => number): string | number | null | Uint8Array {
  const [roll, bytes] = [random(), Buffer.from(text)];
  if (roll < 0.05) return Math.floor(roll * 1000);
  if (roll < 0.1) return bytes;
  const result = Buffer.from(corrupted(bytes, random)).toString();
  return result === text ? `${text} ` : result;
}
