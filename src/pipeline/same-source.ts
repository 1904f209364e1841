import type { ContentSource } from '../content/content-source.ts';
import type { Manifest } from '../export/output/site-file.ts';
import { HeliosError } from '../site/helios-error.ts';

export interface SameSourceInput {
  readonly out: string;
  /** The manifest of the site that `out` shows. */
  readonly published: Pick<Manifest, 'source'> | undefined;
  readonly content: Pick<ContentSource, 'kind' | 'name'>;
  /** True if the command line names the content by `--content`. */
  readonly isChosen: boolean;
}

/**
 * Throws HeliosError `other-source` if a site would be replaced by one that is made from another source, unless the
 * command line names the content. Otherwise a missing environment variable could publish the embedded sample content.
 */
export function assertSameSource({ out, published, content, isChosen }: SameSourceInput): void {
  const source = published?.source;
  if (isChosen || source === undefined || source === content.name) return;
  const variables = 'HELIOS_PRISMIC_REPOSITORY, HELIOS_PRISMIC_ENDPOINT and HELIOS_CONTENT';
  throw new HeliosError('other-source', {
    message: `${out} was made from ${source}. This export would replace it by ${content.name}.`,
    where: out,
    hint: `Check ${variables}. If the change is meant, add --content ${content.kind}; or choose another folder with --out.`,
  });
}
