import { saveFile } from '../kit/save-file.ts';
import type { WrittenSection } from './policy.ts';
import { docxType, policyDocx } from './policy-docx.ts';

/** Saves the policy for a word processor. The script with this function is loaded when a visitor asks for the file. */
export async function savePolicy(title: string, sections: readonly WrittenSection[], lang: string): Promise<void> {
  saveFile(`${title}.docx`, docxType, await policyDocx({ title, sections, lang }));
}
