import { HeliosError } from '../src/site/helios-error.ts';

/** A value of the configuration or the environment that can't be used, or a name that is unknown. */
export type BadValue = BadEntry & (WrongValue | OtherFault);

interface BadEntry {
  /** The name of the value: `HELIOS_ORIGIN`, or a file and a key path: `config/index.ts: site.origin`. */
  readonly name: string;
  /** The step that corrects the value, in whole sentences: `Write https://www.example.com.` */
  readonly hint: string;
}

interface WrongValue {
  /** The right value, as the end of the sentence "It must be …": `a scheme and a host`. */
  readonly expected: string;
  /** The wrong value. It is printed, so it must not hold secrets. */
  readonly seen: unknown;
}

interface OtherFault {
  /** The rest of a sentence that begins with the name: `has no effect without HELIOS_PRISMIC_REPOSITORY`. */
  readonly fault: string;
}

/**
 * Creates the error for wrong values: `HELIOS_ORIGIN must be a
 * scheme and a host, got "x".` The error names all of the values.
 */
export function badConfig(...values: readonly [BadValue, ...BadValue[]]): HeliosError {
  const [{ name, hint }, ...others] = values;
  if (others.length === 0) return new HeliosError('bad-config', { message: sentence(values[0]), where: name, hint });
  const message = values.map((value) => `${sentence(value)} ${value.hint}`).join('\n    ');
  return new HeliosError('bad-config', { message, where: name, hint: `Correct these ${values.length} values.` });
}

function sentence(value: BadValue): string {
  const fault = 'fault' in value ? value.fault : `must be ${value.expected}, got ${shown(value.seen)}`;
  return `${value.name} ${fault}.`;
}

/** Formats a value as a short text for a message: 80 characters at most. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
