import { isUtf8 } from 'node:buffer';
import { compareJson, compareValue } from './compare-value.ts';
import type { Context } from './context.ts';
import { renameHashes, withoutDigests } from './hashed-names.ts';
import type { Renaming } from './renaming.ts';
import type { Sides } from './site-folder.ts';

/** Compares two files that are neither pages nor scripts: JSON as values, other text line by line, the rest by its bytes. */
export function compareFiles({ before, after }: Sides<Buffer>, context: Context, hashes: Renaming): void {
  const manifests = { before: parseManifest(context.file, before), after: parseManifest(context.file, after) };
  if (manifests.before && manifests.after) {
    const rename = (path: string) => renameHashes(path, context.evidence.hashed.before, hashes);
    compareValue(
      comparable(manifests.before, rename),
      comparable(manifests.after, (path) => path),
      context,
    );
  } else if (/\.(?:json|webmanifest)$/.test(context.file)) {
    compareJson(String(before), String(after), context);
  } else if (isUtf8(before) && isUtf8(after)) {
    compareLines({ before: String(before), after: String(after) }, context, hashes);
  } else if (!before.equals(after)) {
    report({ before: `${before.length} bytes`, after: `${after.length} bytes` }, context, '');
  }
}

interface ManifestFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

interface Manifest {
  readonly id?: string;
  readonly files: readonly ManifestFile[];
  readonly hostFiles?: readonly ManifestFile[];
}

function parseManifest(file: string, content: Buffer): Manifest | undefined {
  if (!/(?:^|\/)helios-manifest\.json$/.test(file)) return undefined;
  try {
    const manifest: Manifest = JSON.parse(String(content));
    return Array.isArray(manifest.files) ? manifest : undefined;
  } catch {
    return undefined; // Not JSON: it is compared as any other file.
  }
}

/**
 * Returns a manifest in a form that can be compared: its files are keyed by path, since their order depends on hashes,
 * and of hashes and sizes only the presence counts. Scripts are left out, because the report has a table of them.
 */
function comparable({ id, files, hostFiles = [], ...head }: Manifest, rename: (path: string) => string): object {
  const byPath = (entries: readonly ManifestFile[]) =>
    Object.fromEntries(
      entries.map(({ path, sha256, bytes, ...rest }) => [
        rename(path),
        { ...rest, sha256: typeof sha256, bytes: typeof bytes },
      ]),
    );
  const withoutScripts = files.filter(({ path }) => !path.endsWith('.js'));
  return { ...head, id: typeof id, files: byPath(withoutScripts), hostFiles: byPath(hostFiles) };
}

/** Reports the first line that differs. */
function compareLines({ before, after }: Sides<string>, context: Context, hashes: Renaming): void {
  const renamed = renameHashes(before, context.evidence.hashed.before, hashes);
  const [old, now] = [withoutDigests(renamed).split('\n'), withoutDigests(after).split('\n')];
  for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
    if (old[index] === now[index]) continue;
    report({ before: old[index] ?? '(end)', after: now[index] ?? '(end)' }, context, `line ${index + 1}`);
    return;
  }
}

function report(sides: Sides<string>, { evidence, file }: Context, path: string): void {
  evidence.differences.add({ kind: 'content', ...sides, places: [{ file, path }] });
}
