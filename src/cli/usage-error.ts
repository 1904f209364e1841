import type { CommanderError } from 'commander';
import { HeliosError } from '../site/helios-error.ts';

/** The error of a command line that commander does not understand. */
export function usageError({ message }: CommanderError): HeliosError {
  const [text = '', suggestion] = message.replace(/^error: /, '').split(/\n\(|\)$/);
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/\.?$/, '.');
  return new HeliosError('bad-argument', {
    message: suggestion ? `${sentence} ${suggestion}` : sentence,
    where: placeIn(text) ?? 'helios',
    hint: 'Run the command with --help to see what it takes.',
  });
}

/**
 * The option, command or argument that a message of commander is about: `--workers` in `option '--workers <n>' argument
 * '0' is invalid`, `stray` in `too many arguments for 'export'. Expected 0 arguments but got 1: stray.`
 */
function placeIn(text: string): string | undefined {
  const extra = /^too many arguments.* but got \d+: (.+?)\.?$/s.exec(text)?.[1];
  return extra ?? /'([^' ]+)(?: [^']*)?'/.exec(text)?.[1];
}
