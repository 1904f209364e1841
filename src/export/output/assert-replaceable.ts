import { existsSync } from 'node:fs';
import { HeliosError } from '../../site/helios-error.ts';
import type { OutState } from './out-folder.ts';
import type { ExportKind, Manifest } from './site-file.ts';

/** The site that an export would replace. */
interface PresentSite {
  readonly out: string;
  readonly state: OutState;
  /** The manifest of the release that `out` shows or, if `out` is missing, showed last. Undefined if it is unknown. */
  readonly latest: Manifest | undefined;
}

/** What an export makes. */
interface ExportExtent {
  readonly kind: ExportKind;
  readonly hasImages: boolean;
}

/**
 * Throws HeliosError `output-refused` if an export would replace a whole site by a part, a site with images by one
 * without, the site or a part by the catalogue, or the catalogue by anything else.
 */
export function assertReplaceable(site: PresentSite, { kind, hasImages }: ExportExtent): void {
  assertKind(site, kind);
  if (!hasImages) assertNoImages(site);
}

function assertKind({ out, state }: PresentSite, kind: ExportKind): void {
  const present = presentKind(out, state);
  if (present === undefined || present === kind) return;
  if (kind === 'catalogue') {
    throw refused(out, `It is the catalogue, and that folder has ${kindText[present]}.`, anotherForCatalogue);
  }
  if (present === 'catalogue') {
    throw refused(out, `It is ${kindText[kind]}, and that folder has the catalogue.`, anotherThanCatalogue);
  }
  if (kind === 'part') {
    throw refused(
      out,
      `It is a part of the site (--locale, --route), and that folder has a whole one.`,
      anotherForPart,
    );
  }
}

/**
 * What `out` shows. A site whose manifest is unknown counts as whole. A link to a missing folder counts as no site, and
 * is undefined.
 */
function presentKind(out: string, state: OutState): ExportKind | undefined {
  if (!('known' in state) || !existsSync(out)) return undefined;
  if (state.known?.manifest.isCatalogue) return 'catalogue';
  return state.known?.manifest.isPartial ? 'part' : 'site';
}

/**
 * An export without image files never replaces a site that has them, not even a site that a CI runner has only in its
 * cache. A site whose manifest is unknown counts as one with images. A part may be replaced: nobody publishes it.
 */
function assertNoImages({ out, state, latest }: PresentSite): void {
  const isUnknown = 'known' in state && !latest && existsSync(out);
  if (!isUnknown && (!latest?.hasImages || latest.isPartial)) return;
  const why = 'It has no image files (--no-images), and the site of that folder has them.';
  throw refused(out, why, 'Name another folder with --out, or leave out --no-images.');
}

function refused(out: string, why: string, hint: string): HeliosError {
  return new HeliosError('output-refused', { message: `The export can't go to ${out}. ${why}`, where: out, hint });
}

const kindText: Readonly<Record<ExportKind, string>> = {
  site: 'the site',
  part: 'a part of the site',
  catalogue: 'the catalogue',
};

const anotherForCatalogue =
  'Leave out --out: the catalogue then goes to the folder catalogue. Or name a new folder with --out. If that folder has a catalogue of an earlier version of Helios, delete it.';
const anotherThanCatalogue = 'Name another folder with --out, or delete that folder and the one beside it.';
const anotherForPart = 'Leave out --out: a part then goes to the folder out-part. Or name a new folder with --out.';
