import { createSeals } from '../../../src/disk/seal.ts';

/** The seals of a work folder without a key. */
export const plainSeals = createSeals(undefined);

/** A seal without a key, for a cache of any kind. */
export const plainSeal = plainSeals('pages');
