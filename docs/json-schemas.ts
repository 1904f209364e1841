import { z } from 'zod';
import { reportShapes } from '../src/cli/json/reports.ts';
import { submissionSchema } from '../src/leads/parse-submission.ts';

/**
 * The JSON Schemas by their files, from the project's root: one for each shape of `--json`, and one for the lead request.
 * They are made from the schemas of which the code has its types, and by which the lead endpoint parses requests.
 */
export const jsonSchemas: readonly { readonly file: string; readonly text: string }[] = [
  { file: 'docs/lead-request.schema.json', text: schemaText('Lead request of Helios', submissionSchema) },
  ...Object.entries(reportShapes).map(([name, { commands, schema }]) => ({
    file: fileOfShape(name),
    text: schemaText(`JSON of ${commands.join(', ')}`, schema),
  })),
];

/** The commands with the files of their schemas, as a Markdown table. */
export function reportTable(): string {
  const rows = Object.entries(reportShapes).map(([name, { commands, schema }]) => {
    const file = fileOfShape(name).replace('docs/', '');
    const lines = commands.map((command) => (command.startsWith('helios') ? `\`${command}\`` : command));
    return `| ${lines.join(', ')} | ${schema.shape.version.value} | [${name}](${file}) |`;
  });
  return ['| command | version | schema |', '|---|---|---|', ...rows].join('\n');
}

function fileOfShape(name: string): string {
  return `docs/json/${name}.schema.json`;
}

/**
 * Objects may have more properties than the schema names, unless the code refuses them: a later Helios may print more
 * without breaking a program that reads it. The option `io: 'input'` has this effect.
 */
function schemaText(title: string, schema: z.ZodType): string {
  return `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;
}
