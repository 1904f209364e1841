import type { EnvironmentSource } from '../../config/environment.ts';
import { type Config, fileOf } from '../../config/schema.ts';
import { type Variable, type VariableName, variables } from '../../config/variables.ts';
import { createRedact } from '../site/redact.ts';
import type { Setting } from './json/config-report.ts';

export interface SettingsInForce {
  /** The configuration with the environment's changes. */
  readonly config: Config;
  /** The configuration of config/index.ts. */
  readonly base: unknown;
  readonly environment: EnvironmentSource;
  /** The values that unset variables get from other settings. */
  readonly derived: Readonly<Partial<Record<VariableName, string>>>;
}

/** Lists every setting in force: first the keys of the configuration, then the variables. No secret is in the list. */
export function listSettings({ config, base, environment, derived }: SettingsInForce): Setting[] {
  const textOf = (name: VariableName) => environment[name]?.trim() || undefined;
  const redact = createRedact(names.filter(isSecret).map(textOf));
  const clear = (value: unknown) => (typeof value === 'string' ? redact(value) : value);
  const keys = leavesOf(config).map(({ path, value }): Setting => {
    const variable = variableOf(path);
    const isFromVariable = variable !== undefined && textOf(variable) !== undefined;
    const from = isFromVariable ? 'environment' : hasValue(base, path) ? fileOf(path) : 'default';
    return { name: path.join('.'), value: clear(value ?? null), from, ...(variable && { variable }) };
  });
  const others = names
    .filter((name) => !('key' in variables[name]) || !keys.some(({ variable }) => variable === name))
    .map((name): Setting => {
      const text = textOf(name);
      const from = text === undefined ? 'default' : 'environment';
      if (isSecret(name)) return { name, isSecret: true, isSet: text !== undefined, from, variable: name };
      const value = derived[name] ?? text ?? defaultOf(name) ?? null;
      return { name, value: clear(value), from, variable: name };
    });
  return [...keys, ...others];
}

const names = Object.keys(variables) as VariableName[]; // `variables` has no other keys.

function isSecret(name: VariableName): boolean {
  return 'isSecret' in variables[name];
}

function defaultOf(name: VariableName): string | undefined {
  const { default: value }: Variable = variables[name];
  return value;
}

/** Finds the environment variable that replaces a key of the configuration. */
function variableOf(path: readonly string[]): VariableName | undefined {
  const key = path.join('.');
  if (key === 'captcha.origin') return 'HELIOS_CAPTCHA_HOST';
  return names.find((name) => 'key' in variables[name] && variables[name].key === key);
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The values of an object with their key paths. A list is one value. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

function hasValue(value: unknown, path: readonly string[]): boolean {
  return path.reduce((holder: unknown, key) => Object(holder)[key], value) !== undefined;
}
