import type { Command } from 'commander';
import { HeliosError } from '../site/helios-error.ts';
import { nearestText } from '../site/nearest-text.ts';

/** `helios help leads list`: shows the help of a command. Throws HeliosError `bad-argument` for an unknown one. */
export function helpCommand(program: Command, path: readonly string[]): void {
  path.reduce(findCommand, program).outputHelp();
}

function findCommand(parent: Command, name: string): Command {
  const found = parent.commands.find((command) => command.name() === name);
  if (found) return found;
  const names = parent.commands.map((command) => command.name());
  const nearest = nearestText(name, names, (each) => each);
  const known = names.length > 0 ? `The commands are ${names.join(', ')}.` : `${parent.name()} has no commands.`;
  throw new HeliosError('bad-argument', {
    message: `Unknown command '${name}'.`,
    where: name,
    hint: nearest === undefined ? known : `Did you mean ${nearest}?`,
  });
}
