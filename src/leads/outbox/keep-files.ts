import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a lead's files beside the outbox, to the disk itself, and gives their names there. HubSpot's API takes no files. */
export async function storeFiles(outboxFile: string, leadId: string, files: Iterable<File>): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    // The name a visitor's file had says nothing we need, and may say anything.
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

/** Where the files of an outbox are. */
function filesFolder(outboxFile: string): string {
  return `${outboxFile}-files`;
}
