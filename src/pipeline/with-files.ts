import type { ContentSource } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';

/** Adds to each finding about a document the file that has the document, if the content is in files of this project. */
export function withFiles(findings: readonly Finding[], { fileOf }: Pick<ContentSource, 'fileOf'>): Finding[] {
  return findings.map((finding) => {
    const file = finding.file ?? (finding.document && fileOf(finding.document));
    return { ...finding, ...(file !== undefined && { file }) };
  });
}
