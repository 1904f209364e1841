/** What a person wears on the head. The drawings are on a square of 200 units, in which the face is 68 wide and begins at 66. */
export interface Hair {
  /** The part of the hair that is drawn behind the shoulders. */
  readonly back?: string;
  readonly front: string;
}

export const hairs = {
  bob: {
    back: 'M54 142V86a46 46 0 0 1 92 0v56z',
    front: 'M54 142V86a46 46 0 0 1 92 0v56h-22V92a36 36 0 0 0-34-26c-8 12-16 18-24 20v56z',
  },
  bun: { front: 'M83 40a17 17 0 0 1 34 0 17 17 0 0 1-34 0M62 98V86a38 38 0 0 1 76 0v12l-8-18c-22-2-40-4-60 0z' },
  curls: {
    front:
      'M58 112a20 20 0 0 1-4-30 24 24 0 0 1 18-34 28 28 0 0 1 56 0 24 24 0 0 1 18 34 20 20 0 0 1-4 30l-10-4V84c-10 0-20-4-26-12-8 10-22 14-38 14v22z',
  },
  long: {
    back: 'M50 158V90a50 50 0 0 1 100 0v68q-14 10-28 0H78q-14 10-28 0z',
    front: 'M62 112V88a38 40 0 0 1 76 0v24l-6-6q-4-32-32-44-28 12-32 44z',
  },
  fringe: {
    back: 'M56 128V86a44 44 0 0 1 88 0v42q-12 10-24 4H80q-12 6-24-4z',
    front: 'M58 126V86a42 42 0 0 1 84 0v40q-6 4-12 4V88q-30 8-60 0v42q-6 0-12-4z',
  },
  cap: { front: 'M60 82a40 36 0 0 1 80 0l-12 4H72zM64 74h72v12H64z' },
  parted: { front: 'M64 92v-8a37 37 0 0 1 74 0v12h-10V86a20 20 0 0 0-20-20H76q-8 8-8 26z' },
  crop: { front: 'M63 94V84a37 36 0 0 1 74 0v10l-5-14q-4-8-12-8H80q-8 0-12 8z' },
  swept: {
    front: 'M63 96V82c0-24 16-38 40-38 20 0 35 14 35 38v14l-6-16c-6-10-12-14-22-14-14 0-26-6-34 0-4 10-8 16-13 30z',
  },
  bald: { front: 'M66 100l-3-10q0-10 5-14zM134 100l3-10q0-10-5-14z' },
  // The inner outline runs the other way round, so it is a hole for the face.
  headscarf: {
    front: 'M54 152V92a46 50 0 0 1 92 0v60q-20 8-46 8t-46-8zM74 92v12a26 31 0 0 0 52 0V92a26 28 0 0 0-52 0z',
  },
} as const satisfies Readonly<Record<string, Hair>>;
export type HairName = keyof typeof hairs;

/** Beards follow the edge of the face. They leave cheeks and temples free, and the mouth is drawn over them. */
export const beards = {
  full: 'M66 86v12a34 38 0 0 0 68 0V86h-5v10c0 12-7 17-15 15-5-1-9-3-14-3s-9 2-14 3c-8 2-15-3-15-15V86z',
  chin: 'M72 117a34 38 0 0 0 56 0c-5-1-9-7-14-7-5-1-9-2-14-2s-9 1-14 2c-5 0-9 6-14 7z',
  moustache: 'M82 115q7-8 18-5 11-3 18 5-9 2-18-1-9 3-18 1z',
} as const;
export type BeardName = keyof typeof beards;

/** The outlines of two round glasses and the bridge between them. */
export const glasses =
  'M72 90a12 12 0 0 1 24 0 12 12 0 0 1-24 0M104 90a12 12 0 0 1 24 0 12 12 0 0 1-24 0M96 88q4-4 8 0';
