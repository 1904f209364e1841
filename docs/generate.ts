import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from '../config/variables.ts';
import { environmentTable } from './environment-table.ts';

const projectFolder = join(import.meta.dirname, '..');

/** A part of a document that is made from sources. It is between `<!-- generated: {name} -->` and `<!-- /generated -->`. */
export interface GeneratedBlock {
  /** From the project's root. */
  readonly file: string;
  readonly name: string;
  /** Markdown. */
  render(): string;
}

export const generatedBlocks: readonly GeneratedBlock[] = [
  { file: 'README.md', name: 'environment', render: environmentSection },
  { file: 'docs/leads.md', name: 'environment-leads', render: () => environmentTable(['leads']) },
];

/** The file of a block as it is, and as it should be. Throws if the file has no such block. */
export function compareBlock({ file, name, render }: GeneratedBlock): { current: string; wanted: string } {
  const current = readFileSync(join(projectFolder, file), 'utf8');
  const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->'];
  const from = current.indexOf(start) + start.length;
  const to = current.indexOf(end, from);
  if (from < start.length || to < from) throw new Error(`${file} has no block ${start.trim()} … ${end}.`);
  return { current, wanted: `${current.slice(0, from)}${render()}\n${current.slice(to)}` };
}

function environmentSection(): string {
  const tests = Object.entries(testVariables).map(([name, description]) => `\`${name}\` (${description})`);
  return [
    environmentTable(['site', 'content', 'leads']),
    '',
    '`edge` is the lead endpoint on hosts without a disk: [docs/leads.md](docs/leads.md#on-other-hosts).',
    `Only the tests read ${tests.join(', ')}.`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  for (const block of generatedBlocks) {
    const { current, wanted } = compareBlock(block);
    if (current !== wanted) writeFileSync(join(projectFolder, block.file), wanted);
  }
}
