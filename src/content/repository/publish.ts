import { byText, compareTexts } from '../../site/by-text.ts';
import type { Finding } from '../../site/finding.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { acceptDocument } from '../accept-document.ts';
import { indexModels, type ModelIndex } from '../models/fields-of.ts';
import type { Models } from '../models/load-models.ts';
import { createValidation } from '../validate.ts';
import { checkRepository, type RepositoryContent } from './check-repository.ts';
import { type ExpandContext, expandDocument } from './expand-document.ts';
import { type MediaFile, mediaPathname } from './media.ts';
import type { PublishedDocument, RepositorySettings, Version } from './published.ts';
import type { DocumentFrame } from './stored-document.ts';
import { documentsFolder } from './stored-file.ts';

export interface PublishOptions {
  readonly settings: RepositorySettings;
  readonly models: Models;
}

interface VersionParts {
  readonly ref: string;
  readonly media: Iterable<MediaFile>;
  readonly settings: RepositorySettings;
}

/** Creates a version that reads its documents when they are first used, and keeps them until they are forgotten. */
export function createVersion(
  { ref, media, settings }: VersionParts,
  read: () => readonly PublishedDocument[],
): Version {
  let documents: readonly PublishedDocument[] | undefined;
  return {
    ref,
    media: new Map(Array.from(media, (file) => [mediaPathname(settings.name, file), file])),
    documents: () => (documents ??= read()),
    forgetDocuments() {
      documents = undefined;
    },
  };
}

/**
 * Converts the documents to the form of the API. Throws HeliosError with all findings of the content: those in `faults`
 * first, then those of its files, then wrong values of fields.
 */
export function expandContent(
  content: RepositoryContent,
  faults: readonly Finding[],
  { settings, models }: PublishOptions,
): PublishedDocument[] {
  const frames = content.documents.map(({ document }) => document);
  const context = contextOf({ frames, media: content.media, settings });
  const expanded = content.documents.map(({ path, document }) => ({
    path,
    document: expandDocument(document, context),
  }));
  const unsound = [...faults, ...checkRepository(content, models, settings.languages)];
  if (unsound.length > 0) throw invalidContent([...unsound, ...wrongValues(expanded, indexModels(models))]);
  return expanded.map(({ document }) => document).sort(byFirstPublication);
}

export interface ContextInput {
  /** All documents of the repository, with or without their fields. */
  readonly frames: readonly DocumentFrame[];
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly settings: RepositorySettings;
}

/** Returns the documents and files to which the documents of a repository can point. */
export function contextOf({ frames, media, settings }: ContextInput): ExpandContext {
  return {
    documents: new Map(frames.map((frame) => [frame.id, frame])),
    groups: groupsOf(frames),
    media,
    mediaUrl: (file) => `${settings.origin}${mediaPathname(settings.name, file)}`,
  };
}

type ExpandedFile = { readonly path: string; readonly document: PublishedDocument };

/**
 * Finds the values that the models do not allow, so that one error names them together with the faults of the files.
 */
function wrongValues(files: readonly ExpandedFile[], models: ModelIndex): Finding[] {
  const validate = createValidation(models);
  return files.flatMap(({ path, document }) =>
    validate(acceptDocument({ ...document }, models)).map((finding) => ({
      ...finding,
      file: `${documentsFolder}/${path}`,
    })),
  );
}

function invalidContent(findings: readonly Finding[]): HeliosError {
  return new HeliosError('invalid-content', {
    message: `The embedded content has ${findings.length === 1 ? 'one fault' : `${findings.length} faults`}, so no page was made of it.`,
    where: documentsFolder,
    hint: 'Correct the files that the findings name, then run the same command again.',
    findings,
  });
}

function groupsOf(documents: readonly DocumentFrame[]): Map<string, DocumentFrame[]> {
  const groups = Map.groupBy(documents, ({ group }) => group ?? '');
  for (const members of groups.values()) members.sort(byText(({ lang }) => lang));
  return groups;
}

function byFirstPublication(a: PublishedDocument, b: PublishedDocument): number {
  return compareTexts(a.first_publication_date, b.first_publication_date) || compareTexts(a.id, b.id);
}
