/** True for a path that only a shell understands, and that no shell has replaced: `~/work`. */
export function isUnderTilde(path: string): boolean {
  return /^~(?:$|[/\\])/.test(path.trim());
}
