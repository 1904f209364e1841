import type { ContentKind } from '../../config/variables.ts';
import { recordName, recordTranslations } from '../authoring/record-translations.ts';
import { loadRecords, writeRecords } from '../authoring/translation-records.ts';
import { HeliosError } from '../site/helios-error.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import { nearestText } from '../site/nearest-text.ts';
import type { ContentRecordReport } from './json/authoring-reports.ts';
import { count, note, printJson, printResult } from './report.ts';
import { openWaits } from './run-waits.ts';
import { createTextHash, recordsFile } from './translation-texts.ts';
import { openWorkspace } from './workspace.ts';

interface ContentRecordOptions {
  readonly locale?: readonly string[];
  readonly content?: ContentKind;
  readonly wait?: number;
  readonly json?: boolean;
}

/**
 * `helios content record`: records that the named translations, or all of the given locales, are up to date with the
 * default locale. Other translations keep their records. If neither is given, the translations without a record get
 * one.
 */
export async function contentRecordCommand(names: readonly string[], options: ContentRecordOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'content', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const { locales } = workspace.config;
  const codes = new Set((options.locale ?? []).map((code) => findLocale(code, locales).code));
  const heads = snapshot.heads();
  assertKnown(names, heads.map(recordName));
  const before = loadRecords(recordsFile);
  const isNamed = names.length + codes.size > 0;
  const records = recordTranslations({
    heads,
    defaultLang: defaultLocaleOf(locales).code,
    records: before,
    isChosen: (head) =>
      isNamed ? codes.has(head.lang) || names.includes(recordName(head)) : before[recordName(head)] === undefined,
    hashOf: createTextHash(snapshot),
  });
  writeRecords(recordsFile, records);
  const changed = Object.keys(records).filter((name) => records[name] !== before[name]);
  if (options.json)
    printJson({ version: 1, changed, total: Object.keys(records).length } satisfies ContentRecordReport);
  else for (const name of changed) printResult(name);
  note(`${count(changed.length, 'translation')} recorded of ${count(Object.keys(records).length)}`);
}

function assertKnown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearestText(unknown, known, (each) => each);
  throw new HeliosError('bad-argument', {
    message: `There is no document "${unknown}".`,
    where: 'helios content record',
    hint: meant ? `Did you mean ${meant}?` : 'Name a document by locale, type and UID: de-de/page/pricing.',
  });
}
