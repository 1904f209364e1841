import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** What a work folder keeps: the content, and the compiled code with Node's code cache. */
const kept = /^(?:content\.sqlite|code$|compiled$|bundles$|source-files\.json$|sound-models$)/;

/**
 * Takes all pages out of a work folder, as if no page had ever been rendered with its compiled code. They are moved into
 * the folder `trash`, because a file system is slow for minutes after thousands of files are deleted.
 */
export function forgetPages(work: string, trash: string): void {
  mkdirSync(trash);
  for (const name of readdirSync(work).filter((each) => !kept.test(each))) {
    renameSync(join(work, name), join(trash, name));
  }
}
