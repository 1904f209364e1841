import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stores a lead's files in a folder beside the outbox, because HubSpot's
 * API accepts no files. Flushes them to disk and returns their names.
 */
export async function storeFiles(outboxFile: string, leadId: string, files: Iterable<File>): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    // The file's name on the visitor's machine is not used, because it may contain anything.
    const name = names.length === 0 ? `${leadId}.pdf` : `${leadId}-${names.length + 1}.pdf`;
    await storeFile(filesFolder(outboxFile), name, file);
    names.push(name);
  }
  return names;
}

async function storeFile(folder: string, name: string, file: File): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(join(folder, name), 'wx', 0o600);
  try {
    await handle.writeFile(new Uint8Array(await file.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder with the files of an outbox: `leads.sqlite-files`. */
function filesFolder(outboxFile: string): string {
  return `${outboxFile}-files`;
}
