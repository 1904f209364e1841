/**
 * The day of every export in these tests, so that no event of the embedded content is over one day: a test that passes
 * must not fail because time has passed.
 */
export const exportDay = '2026-11-22';
