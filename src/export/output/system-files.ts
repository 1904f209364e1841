/** Files that operating systems put into folders that people open: macOS Finder, Windows Explorer, KDE. */
const systemFiles = /^(?:\.DS_Store|\._.+|(?:eh)?thumbs\.db|desktop\.ini|\.directory)$/i;

/**
 * True for the path of a file that an operating system wrote, such as `helios/.DS_Store`. Such files belong to nobody:
 * they never stop an export, and they are deleted with the folder that they are in.
 */
export function isSystemFile(path: string): boolean {
  return systemFiles.test(path.slice(path.lastIndexOf('/') + 1));
}
