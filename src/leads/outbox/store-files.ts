import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
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

/**
 * Finds the names of the files of leads by the ids of the leads alone. The outbox is not asked, because a delivered
 * lead is deleted there after some time, but its files stay: HubSpot may link to them.
 */
export function filesOfLeads(outboxFile: string, leadIds: readonly string[]): string[] {
  const wanted = new Set(leadIds);
  return listFiles(outboxFile).filter((name) => wanted.has(leadIdOf(name)));
}

/** Lists the names of files whose leads are not among the given ones. */
export function filesWithoutLead(outboxFile: string, leadIds: readonly string[]): string[] {
  const known = new Set(leadIds);
  return listFiles(outboxFile).filter((name) => !known.has(leadIdOf(name)));
}

/** Deletes files of leads by their names. */
export async function deleteFiles(outboxFile: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(filesFolder(outboxFile), name), { force: true })));
}

function listFiles(outboxFile: string): string[] {
  const folder = filesFolder(outboxFile);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The id of the lead that a file belongs to: both `{id}.pdf` and `{id}-2.pdf` belong to `{id}`. */
export function leadIdOf(name: string): string {
  return name.slice(0, idLength);
}

const idLength = 36;

/** The folder with the files of an outbox: `leads.sqlite-files`. */
export function filesFolder(outboxFile: string): string {
  return `${outboxFile}-files`;
}
