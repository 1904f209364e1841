import { newTranslation } from '../authoring/new-translation.ts';
import { loadStored, storedPath, writeStored } from '../authoring/stored-files.ts';
import { embeddedFolder } from '../content/connect.ts';
import { defaultLocaleOf, findLocale } from '../site/locale.ts';
import { assertPublishable } from './assert-publishable.ts';
import type { ContentNewReport } from './json/authoring-reports.ts';
import { count, note, printJson, printLine } from './report.ts';
import { openWorkspace } from './workspace.ts';

interface ContentNewOptions {
  readonly locale: string;
  readonly from: string;
  readonly uid?: string;
  readonly json?: boolean;
}

/** `helios content new`: writes the copy of a document that a translator begins with, and prints its file. */
export async function contentNewCommand(type: string, options: ContentNewOptions): Promise<void> {
  const { config, now } = openWorkspace({ user: 'content' });
  const { from, uid } = options;
  const locale = findLocale(options.locale, config.locales);
  const defaultLang = defaultLocaleOf(config.locales).code;
  const documents = loadStored(embeddedFolder);
  const skeleton = newTranslation({ type, locale, from, uid }, documents, { defaultLang, now });
  const { document, source, kept } = skeleton;
  assertPublishable(document, documents, config);
  writeStored(embeddedFolder, document);
  if (source) writeStored(embeddedFolder, source);
  const file = `content/${storedPath(document)}`;
  const links = kept.map(({ field, target }) => ({
    field,
    target: `${target.lang}/${target.type}/${target.uid ?? target.type}`,
  }));
  if (options.json) printJson({ version: 1, file, id: document.id, links } satisfies ContentNewReport);
  else printLine(file);
  for (const { field, target } of links) note(`${field} still leads to ${target}, which ${locale.code} does not have`);
  note(`${count(links.length, 'link')} to choose. Translate the texts, then remove the tag "untranslated".`);
}
