import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a lead's file beside the outbox, to the disk itself, and gives its name there. HubSpot's API takes no files. */
export async function keepFile(outboxFile: string, leadId: string, file: File): Promise<string> {
  const folder = filesFolder(outboxFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The name a visitor's file had says nothing we need, and may say anything.
  const name = `${leadId}.pdf`;
  const handle = await open(join(folder, name), 'wx', 0o600);
  try {
    await handle.writeFile(new Uint8Array(await file.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return name;
}

/** Where the files of an outbox are. */
export function filesFolder(outboxFile: string): string {
  return `${outboxFile}-files`;
}
