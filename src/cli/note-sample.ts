import type { ContentSettings } from '../../config/environment.ts';
import { note } from './report.ts';

/** The source of the content that a command has used. */
export interface Sample {
  readonly content: { readonly kind: 'prismic' } | Extract<ContentSettings, { kind: 'embedded' }>;
}

/** Prints that the content is the embedded sample, if it was used only because no setting names a source. */
export function noteSample({ content }: Sample): void {
  if (content.kind === 'prismic' || content.isChosen) return;
  note(
    'This is the embedded sample content, because HELIOS_PRISMIC_REPOSITORY is not set. HELIOS_CONTENT=prismic makes',
  );
  note('that an error, HELIOS_CONTENT=embedded says that the sample is meant.');
}
