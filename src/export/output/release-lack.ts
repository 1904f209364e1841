/** What is known of an output and its releases. */
export interface ReleaseSituation {
  readonly out: string;
  readonly workFolder: string;
  /** True if the output shows a part of the site. */
  readonly isPartial: boolean;
  /** The id of the release that the output shows. */
  readonly current: string | undefined;
  /** The releases of the output in the work folder. */
  readonly releases: readonly unknown[];
}

/**
 * Says why a site that is there has no release to roll back to. Undefined if it has some, and for an output without a
 * site.
 */
export function releaseLack({ out, workFolder, isPartial, current, releases }: ReleaseSituation): string | undefined {
  if (isPartial) return `${out} shows a part of the site. Parts are no releases to roll back to.`;
  if (releases.length > 0 || current === undefined) return undefined;
  return `${out} shows release ${current}. The work folder ${workFolder} has no release of ${out} to roll back to: it is not the one of that export, or it was deleted.`;
}
