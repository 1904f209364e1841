import { type Variable, variables } from '../config/variables.ts';

/** The environment variables of these topics as a Markdown table. */
export function environmentTable(topics: readonly Variable['topic'][]): string {
  const rows = Object.entries<Variable>(variables)
    .filter(([, { topic }]) => topics.includes(topic))
    .map(([name, variable]) => row([`\`${name}\``, meaningOf(variable), defaultOf(variable), usersOf(variable)]));
  return [row(['variable', 'meaning', 'default', 'used by']), row(['---', '---', '---', '---']), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}

function meaningOf({ description, details, isSecret }: Variable): string {
  const more = [details, isSecret && 'Secret: it is never printed.'].filter(Boolean);
  return more.length > 0 ? `${description}. ${more.join(' ')}` : description;
}

function defaultOf({ default: value, key, otherwise = '' }: Variable): string {
  if (key !== undefined) return `\`${key}\` in \`config/index.ts\``;
  return value === undefined ? otherwise : `\`${value}\``;
}

function usersOf({ usedBy }: Variable): string {
  return usedBy.map((user) => `\`${user}\``).join(', ');
}
