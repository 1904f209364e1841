import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../../../disk/disk-full.ts';
import { errorCode } from '../../output/file-error.ts';
import { PlaceFault, type SharedPlace } from './shared-place.ts';

/** A folder that several runs may use at once, such as one on a disk of the network. */
export function openFolderPlace(folder: string): SharedPlace {
  return {
    title: folder,
    // A disk that hangs holds a thread for each of these. Node has four, and images are encoded in the same ones: the
    // first file that hangs is the last one that is asked for.
    lanes: { reading: 2, writing: 1 },
    patienceMs: 2000,
    async read(name, { maxBytes }) {
      try {
        return await readRegular(join(folder, name), maxBytes);
      } catch (error) {
        // A link in the place of an entry is none.
        if (absent.has(errorCode(error))) return undefined;
        throw faultOf(error, 'read');
      }
    },
    async write(name, bytes, signal) {
      const path = join(folder, name);
      const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(temporary, bytes, { flag: 'wx', signal });
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {}); // The fault of the write says more.
        throw faultOf(error, 'written');
      }
    },
  };
}

const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);

/** Reads a file of limited size. Undefined for a larger one, and for what is no file: a pipe would never end. */
async function readRegular(path: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxBytes) return undefined;
    const bytes = Buffer.alloc(stats.size);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const denied: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

function faultOf(error: unknown, done: 'read' | 'written'): PlaceFault {
  const code = errorCode(error);
  const cause = `The folder can't be ${done} (${code === '' ? String(error) : code})`;
  if (isDiskFull(code)) return new PlaceFault(cause, 'Free some space there: old entries may be deleted at any time.');
  if (denied.has(code)) return new PlaceFault(cause, 'Give the user of this run access, or unset HELIOS_IMAGE_CACHE.');
  return new PlaceFault(cause, 'Look whether HELIOS_IMAGE_CACHE names a folder that can be used, or unset it.');
}
