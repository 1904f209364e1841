import type { RichTextField } from '@prismicio/client';
import type { ContentDocument, DocumentOf, DocumentType } from '../../../content/content-source.ts';
import {
  type GlobalStrings,
  missingString,
  type RichStringKey,
  richStringOf,
  type StringKey,
  stringOf,
} from '../../../content/meaning/locale-strings.ts';
import { defaultLocaleOf } from '../../../site/locale.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import type { PageWork } from './page-work.ts';

type PageDocuments = Pick<
  PageContext,
  'string' | 'richString' | 'single' | 'named' | 'list' | 'listOfDefault' | 'related' | 'isPast'
>;

/** Creates the part of a page context that gives documents and strings. Each read is noted. */
export function pageDocuments(work: PageWork): PageDocuments {
  const { route, scope, notes } = work;
  const documents = documentReader(work);
  const { code: lang } = route.locale;
  return {
    string: (key) => readString(key, stringOf, { ...work, documents }) ?? '',
    richString: (key) => readString(key, richStringOf, { ...work, documents }) ?? emptyText,
    single: (type) => documents.list(type, lang)[0],
    named: (type, name) => documents.named(type, lang, name),
    list: (type) => documents.list(type, lang),
    listOfDefault: (type) => documents.list(type, defaultLocaleOf(scope.locales).code),
    related(type, field) {
      const id = field && 'id' in field && typeof field.id === 'string' ? field.id : undefined;
      return id === undefined ? undefined : documents.byId(type, id);
    },
    isPast(moment) {
      notes.reads.add({ kind: 'moment', iso: moment.toISOString() });
      return moment <= scope.now;
    },
  };
}

const emptyText: RichTextField = [];

interface DocumentReader {
  byId<T extends DocumentType>(type: T, id: string): DocumentOf<T> | undefined;
  named<T extends DocumentType>(type: T, lang: string, name: string): DocumentOf<T> | undefined;
  list<T extends DocumentType>(type: T, lang: string): readonly DocumentOf<T>[];
}

/** Wraps the content reader of a scope and notes every read. */
function documentReader({ scope: { reader, routeNamed }, notes }: PageWork): DocumentReader {
  return {
    byId<T extends DocumentType>(type: T, id: string) {
      notes.reads.add({ kind: 'document', id });
      const document = reader.byId(id);
      return document && isOfType(document, type) ? document : undefined;
    },
    named<T extends DocumentType>(type: T, lang: string, name: string) {
      notes.reads.add({ kind: 'name', lang, name });
      const route = routeNamed(lang, name);
      const document = route && reader.byId(route.documentId);
      return document && isOfType(document, type) ? document : undefined;
    },
    list(type, lang) {
      notes.reads.add({ kind: 'list', type, lang });
      return reader.list(type, lang);
    },
  };
}

function isOfType<T extends DocumentType>(document: ContentDocument, type: T): document is DocumentOf<T> {
  return document.type === type;
}

/**
 * Reads a string of the page's locale, or that of the default locale if it is missing. The strings of the default
 * locale are read only then, because a page is rendered again if anything that it has read changes.
 */
function readString<Key extends StringKey | RichStringKey, Text>(
  key: Key,
  textOf: (strings: GlobalStrings | undefined, key: Key) => Text | undefined,
  { route: { locale }, scope, notes, documents }: PageWork & { readonly documents: DocumentReader },
): Text | undefined {
  const document = documents.list('global_strings', locale.code)[0];
  const text = textOf(document?.data, key);
  if (text !== undefined) return text;
  notes.findings.push(missingString(key, { locale: locale.code, document }));
  return textOf(documents.list('global_strings', defaultLocaleOf(scope.locales).code)[0]?.data, key);
}
