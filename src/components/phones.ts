import { breakpoints } from '../../config/tokens.ts';

/** The media query of windows that show the pictures and films made for phones. */
export const phones = `(width < ${breakpoints.xs}px)`;
