import { config as base } from '../../config/index.ts';
import type { ConfigReport, Setting } from './json/config-report.ts';
import { listSettings } from './list-settings.ts';
import { note, printJson, printResult } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `helios config`: prints each setting in force and where it is from, without secrets. */
export function configCommand({ json }: { readonly json?: boolean }): void {
  const { config, content, workFolder, outbox } = openWorkspace({ user: 'config' });
  const settings = listSettings({
    config,
    base,
    environment: process.env,
    derived: {
      HELIOS_CONTENT: content.kind,
      HELIOS_WORK: workFolder,
      HELIOS_LEADS: outbox.file,
      ...(content.kind === 'prismic' && { HELIOS_PRISMIC_ENDPOINT: content.repository.endpoint }),
    },
  });
  if (json) printJson({ version: 1, settings } satisfies ConfigReport);
  else for (const line of tableOf(settings)) printResult(line);
  note('config/index.ts and the environment variables of `helios --help` set these values.');
}

/** One line for each setting, with its name, its value and where the value is from. */
function tableOf(settings: readonly Setting[]): string[] {
  const rows = settings.map((setting) => [setting.name, shownValue(setting), originOf(setting)] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [['setting', 'value', 'from'] as const, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function originOf({ from, name, variable }: Setting): string {
  return from === 'environment' && variable !== name ? `environment (${variable})` : from;
}

function shownValue(setting: Setting): string {
  if ('isSecret' in setting) return setting.isSet ? 'set, hidden' : 'not set';
  const { value } = setting;
  if (value === null) return 'not set';
  if (!Array.isArray(value)) return String(value);
  return shortened([value.length, value.map(itemName).join(', ')].join(value.length > 0 ? ': ' : ''));
}

/**
 * Returns the text that stands for an item of a list: the code of a locale (`en`), the path of a rule (`/:lang`,
 * `/old`), the link or document of an exception (`linkedin.com`, `de-de/page/pricing`), a type (`page`), or the item if
 * it is a text.
 */
function itemName(item: unknown): string {
  if (typeof item === 'string') return item;
  const { urlCode, path, from, link, document, type } = Object(item);
  return String(urlCode ?? path ?? from ?? link ?? document ?? type);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
