import type { ContentKind } from '../../config/variables.ts';
import { chooseTranslations } from '../authoring/choose-translations.ts';
import { recordName, recordTranslations } from '../authoring/record-translations.ts';
import { loadRecords, writeRecords } from '../authoring/translation-records.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import type { ContentRecordReport } from './json/authoring-reports.ts';
import { count, note, printJson, printLine } from './report.ts';
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
 * one. A copy that waits for its translation gets none.
 */
export async function contentRecordCommand(names: readonly string[], options: ContentRecordOptions): Promise<void> {
  const workspace = openWorkspace({ user: 'content', content: options.content });
  using stack = new DisposableStack();
  const content = await workspace.openContent({ waits: stack.use(openWaits(options)) });
  const { snapshot } = await content.fetch();
  stack.defer(() => snapshot.close());
  const { locales } = workspace.config;
  const heads = snapshot.heads();
  const before = loadRecords(recordsFile);
  const { chosen, untranslated } = chooseTranslations({
    names,
    langs: new Set((options.locale ?? []).map((code) => findLocale(code, locales).code)),
    heads,
    records: before,
    factsOf: (id) => snapshot.facts(id),
  });
  const records = recordTranslations({
    heads,
    defaultLang: defaultLocaleOf(locales).code,
    records: before,
    isChosen: (head) => chosen.has(recordName(head)),
    hashOf: createTextHash(snapshot),
  });
  writeRecords(recordsFile, records);
  const changed = Object.keys(records).filter((name) => records[name] !== before[name]);
  const total = Object.keys(records).length;
  if (options.json) printJson({ version: 1, changed, total, untranslated } satisfies ContentRecordReport);
  else for (const name of changed) printLine(name);
  note(`${count(changed.length, 'translation')} recorded of ${count(total)}`);
  for (const name of untranslated) note(`${name} is not recorded: it waits for its translation`);
}
