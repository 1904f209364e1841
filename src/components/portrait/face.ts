/** Outlines of beards. They begin below the ears and leave the cheeks free. The mouth is drawn over the beard. */
export const beards = {
  full: 'M65 97c2 9 7 14 14 14 5 0 8-4 12-5 4-2 6-1 9 0 3-1 5-2 9 0 4 1 7 5 12 5 7 0 12-5 14-14 2 28-9 47-35 47S63 125 65 97z',
  short:
    'M66 103c3 8 6 14 12 16 4 0 6-6 10-8 4-2 8-1 11 0 3-1 7-2 11 0 4 2 6 8 10 8 6-2 11-8 14-16 0 22-12 36-34 36s-34-14-34-36z',
  goatee: 'M84 126c-1-9 2-15 8-17 3-1 6-1 8 0 2-1 5-1 8 0 6 2 9 8 8 17-2 9-8 13-16 13s-14-4-16-13z',
  moustache: 'M81 117c1-7 9-11 19-7 10-4 18 0 19 7-7 2-14 1-19-3-5 4-12 5-19 3z',
} as const;
export type BeardName = keyof typeof beards;

/** Outlines of mouths. A smile and a calm mouth are lines; lips and a laugh are filled shapes. */
export const mouths = {
  smile: 'M90 120q9 7 18 1',
  calm: 'M91 121q8 3 16 0',
  lips: 'M90 119q5-3 9-1 5-2 9 1-4 7-9 7t-9-7z',
  laugh: 'M88 117h23q-2 10-11 10t-12-10z',
} as const;
export type MouthName = keyof typeof mouths;

/** Outlines of glasses: the two lenses, the bridge between them and the temples. */
export const eyewear = {
  'round glasses':
    'M73 91a11.5 11.5 0 0 1 23 0 11.5 11.5 0 0 1-23 0M104 91a11.5 11.5 0 0 1 23 0 11.5 11.5 0 0 1-23 0M96 89q4-3 8 0M73 88l-7-2M127 88l7-2',
  'square glasses':
    'M73 83h23v8q0 8-8 8h-7q-8 0-8-8zM104 83h23v8q0 8-8 8h-7q-8 0-8-8zM96 87q4-2 8 0M73 85l-7-1M127 85l7-1',
} as const;
export type EyewearName = keyof typeof eyewear;

/** The creases in the face of an old person. */
export const creases = 'M84 108q-5 5-4 11M85 70q7-2 13-1';
