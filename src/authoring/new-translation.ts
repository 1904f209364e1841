import type { StoredDocument } from '../content/repository/stored-document.ts';
import { isSafeSegment } from '../rules/pathname.ts';
import { HeliosError } from '../site/helios-error.ts';
import type { Locale } from '../site/locale.ts';
import { nearestText } from '../site/nearest-text.ts';
import { planSkeleton, type Skeleton } from './plan-skeleton.ts';
import { storedPath } from './stored-files.ts';

export interface TranslationRequest {
  readonly type: string;
  readonly locale: Locale;
  /**
   * The document to translate: its UID in the default locale, or a locale and a UID, such as `en-us/why`. A document
   * without a UID is named by its type.
   */
  readonly from: string;
  /** The UID of the translation. That of the source if absent. */
  readonly uid: string | undefined;
}

/**
 * Plans the translation that somebody asks for. Throws HeliosError `bad-argument` if the source does not exist, or if
 * the translation or another document with its name exists already.
 */
export function newTranslation(
  request: TranslationRequest,
  documents: readonly StoredDocument[],
  { defaultLang, now }: { readonly defaultLang: string; readonly now: Date },
): Skeleton {
  const { type, locale, uid } = request;
  const source = findSource(request, documents, defaultLang);
  const name = uid ?? source.uid;
  if (uid !== undefined && source.uid === null) throw refused('--uid', `A ${type} has no UID.`, 'Leave --uid out.');
  if (uid !== undefined && !isSafeSegment(uid)) {
    const hint = 'Use lower-case letters, digits, hyphens and underscores, at most 120.';
    throw refused('--uid', `The UID "${uid}" can't be part of an address.`, hint);
  }
  const inGroup = documents.find(
    ({ lang, group }) => lang === locale.code && group !== undefined && group === source.group,
  );
  const sameName = documents.find((each) => each.lang === locale.code && each.type === type && each.uid === name);
  const there = inGroup ?? sameName;
  if (there) {
    const message = `${locale.code} has this document already: content/${storedPath(there)}.`;
    const hint = inGroup ? 'Translate that file.' : 'Give the translation another UID with --uid.';
    throw refused('--locale', message, hint);
  }
  return planSkeleton({ source, lang: locale.code, uid: name, documents, now });
}

function findSource(
  { type, from }: TranslationRequest,
  documents: readonly StoredDocument[],
  defaultLang: string,
): StoredDocument {
  const [, lang = defaultLang, name = from] = /^([a-z-]+)\/(.+)$/.exec(from) ?? [];
  const ofType = documents.filter((document) => document.type === type);
  if (ofType.length === 0) {
    const types = [...new Set(documents.map((document) => document.type))].sort();
    const meant = nearestText(type, types, (each) => each);
    const hint = meant ? `Did you mean ${meant}?` : `Choose from ${types.join(', ')}.`;
    throw refused('helios content new', `There is no document of the type "${type}".`, hint);
  }
  const inLocale = ofType.filter((document) => document.lang === lang);
  const nameOf = ({ uid }: StoredDocument) => uid ?? type;
  const found = inLocale.find((document) => nameOf(document) === name);
  if (found) return found;
  const meant = nearestText(name, inLocale.map(nameOf), (each) => each);
  const hint = meant ? `Did you mean ${meant}?` : `Name a document as its UID, or with its locale: ${lang}/${name}.`;
  throw refused('--from', `${lang} has no ${type} "${name}".`, hint);
}

function refused(where: string, message: string, hint: string): HeliosError {
  return new HeliosError('bad-argument', { message, where, hint });
}
