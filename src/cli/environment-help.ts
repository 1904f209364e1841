import { type Variable, variables } from '../../config/variables.ts';

/** The environment variables for `helios --help`, one on each line with its description and its default. */
export function environmentHelp(): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length));
  const lines = Object.entries<Variable>(variables).map(([name, { description, default: value }]) => {
    const usual = value === undefined ? '' : ` (${value})`;
    return `  ${name.padEnd(width)}  ${description}${usual}`;
  });
  return ['Environment variables (README.md has more about them):', ...lines].join('\n');
}
