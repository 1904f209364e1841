import { existsSync } from 'node:fs';
import { HeliosError } from '../../site/helios-error.ts';
import type { OutState } from './out-folder.ts';
import type { Manifest } from './site-file.ts';

/** The site that an export would replace. */
interface PresentSite {
  readonly out: string;
  readonly state: OutState;
  /** The manifest of the release that `out` shows or, if `out` is missing, showed last. Undefined if it is unknown. */
  readonly latest: Manifest | undefined;
}

/** What an export lacks, compared with a whole site. */
interface ExportExtent {
  readonly isPart: boolean;
  readonly hasImages: boolean;
}

/**
 * Throws HeliosError `output-refused` if an export would replace a whole site by a part, or a site with images by one
 * without.
 */
export function assertReplaceable(site: PresentSite, { isPart, hasImages }: ExportExtent): void {
  if (isPart) assertNoWholeSite(site);
  if (!hasImages) assertNoImages(site);
}

/**
 * A part never replaces a whole site. A site whose manifest is unknown counts as whole. A link to a missing folder
 * counts as no site.
 */
function assertNoWholeSite({ out, state }: PresentSite): void {
  if (!('known' in state) || state.known?.manifest.isPartial || !existsSync(out)) return;
  throw new HeliosError('output-refused', {
    message: `The export can't go to ${out}. It is a part of the site (--locale, --route), and that folder has a whole one.`,
    where: out,
    hint: 'Leave out --out: a part then goes to the folder out-part. Or name a new folder with --out.',
  });
}

/**
 * An export without image files never replaces a site that has them, not even a site that a CI runner has only in its
 * cache. A site whose manifest is unknown counts as one with images. A part may be replaced: nobody publishes it.
 */
function assertNoImages({ out, state, latest }: PresentSite): void {
  const isUnknown = 'known' in state && !latest && existsSync(out);
  if (!isUnknown && (!latest?.hasImages || latest.isPartial)) return;
  throw new HeliosError('output-refused', {
    message: `The export can't go to ${out}. It has no image files (--no-images), and the site of that folder has them.`,
    where: out,
    hint: 'Name another folder with --out, or leave out --no-images.',
  });
}
