import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from '../config/variables.ts';
import { environmentTable } from './environment-table.ts';
import { errorsPage } from './errors-page.ts';
import { importLawTable } from './import-law.ts';
import { jsonSchemas, reportTable } from './json-schemas.ts';
import { eventTable, traitTable } from './tracking-plan.ts';

const projectFolder = join(import.meta.dirname, '..');

/** A document, or a part of one, that is made from sources. */
export interface GeneratedText {
  /** From the project's root. */
  readonly file: string;
  readonly name: string;
  /** The file's text with this part as it should be. Throws if the file has no place for it. */
  update(current: string): string;
}

/** `npm run docs` writes these; a unit test fails while one of them is stale. */
export const generatedTexts: readonly GeneratedText[] = [
  { file: 'docs/errors.md', name: 'the whole page', update: errorsPage },
  ...jsonSchemas.map(({ file, text }) => ({ file, name: 'the whole file', update: () => text })),
  block('README.md', 'environment', environmentSection),
  block('docs/leads.md', 'environment-leads', () => environmentTable(['leads'])),
  block('docs/json.md', 'reports', reportTable),
  block('docs/tracking-plan.md', 'tracked-events', eventTable),
  block('docs/tracking-plan.md', 'visitor-traits', traitTable),
  block('docs/architecture.md', 'import-law', importLawTable),
];

/** The file of a text as it is, and as it should be. */
export function compareText({ file, update }: GeneratedText): { current: string; wanted: string } {
  const path = join(projectFolder, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { current, wanted: update(current) };
}

/** A part of a document between `<!-- generated: {name} -->` and `<!-- /generated -->`. `render` gives Markdown. */
function block(file: string, name: string, render: () => string): GeneratedText {
  const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->'];
  const update = (current: string) => {
    const from = current.indexOf(start) + start.length;
    const to = current.indexOf(end, from);
    if (from < start.length || to < from) throw new Error(`${file} has no block ${start.trim()} … ${end}.`);
    return `${current.slice(0, from)}${render()}\n${current.slice(to)}`;
  };
  return { file, name, update };
}

function environmentSection(): string {
  const tests = Object.entries(testVariables).map(([name, description]) => `\`${name}\` (${description})`);
  return [
    environmentTable(['site', 'content', 'vendors', 'leads']),
    '',
    '`edge` is the lead endpoint on hosts without a disk: [docs/leads.md](docs/leads.md#on-other-hosts).',
    `Only the tests read ${tests.join(', ')}.`,
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  for (const text of generatedTexts) {
    const { current, wanted } = compareText(text);
    if (current !== wanted) writeFileSync(join(projectFolder, text.file), wanted);
  }
}
