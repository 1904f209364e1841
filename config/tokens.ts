/** The palette (docs/contract.md, section 1.4). `src/templates/styles/tokens-css.ts` makes custom properties of all tokens. */
export const colours = {
  'sun-100': '#fff1cf',
  'sun-200': '#ffdf8f',
  'sun-300': '#ffd15c',
  'sun-500': '#ffbe1a',
  'sun-600': '#f7a600',
  'petrol-50': '#f3f9fa',
  'petrol-100': '#e4f1f3',
  'petrol-200': '#c3e1e7',
  'petrol-300': '#8fc6d1',
  'petrol-600': '#0a6174',
  'petrol-800': '#124350',
  'petrol-900': '#0b323b',
  'petrol-950': '#06262d',
  'ember-500': '#e4532a',
  'ember-700': '#c23f1a',
  white: '#fff',
  placeholder: '#5d7880',
  danger: '#b3261e',
  'danger-soft': '#fdecea',
  success: '#0a6e45',
  'success-soft': '#dff3e8',
  warning: '#764a00',
} as const;

export type Colour = keyof typeof colours;

/** The colours that components may use, by their role. Each theme gives every role a colour. */
export const semanticColours = [
  'bg',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'line-strong',
  'link',
  'lit',
  'action',
  'action-hover',
  'on-action',
  'focus',
  'halo',
  'alert',
] as const;
export type SemanticColour = (typeof semanticColours)[number];

type Theme = Readonly<Record<SemanticColour, string>>;

const noon: Theme = {
  bg: colours.white,
  surface: colours['petrol-50'],
  raised: colours.white,
  text: colours['petrol-950'],
  muted: '#45636b',
  line: '#cfdee1',
  'line-strong': '#65838b',
  link: colours['petrol-600'],
  lit: colours['sun-500'],
  action: colours['sun-500'],
  'action-hover': colours['sun-600'],
  'on-action': colours['petrol-950'],
  focus: colours['petrol-950'],
  halo: colours['sun-500'],
  alert: colours.danger,
};

/**
 * The colours of each theme. A slice's `theme` field sets `data-theme`,
 * which gives these colours to everything inside the slice.
 */
export const themes = {
  light: noon,
  tint: {
    ...noon,
    bg: colours['petrol-100'],
    surface: colours.white,
    muted: '#3d5c64',
    line: '#bdd5da',
    'line-strong': '#5d7b83',
    link: '#09586a',
  },
  dark: {
    ...noon,
    bg: colours['petrol-950'],
    surface: colours['petrol-900'],
    raised: colours['petrol-800'],
    text: colours.white,
    muted: '#a9c7ce',
    line: '#21505c',
    'line-strong': '#6f98a2',
    link: colours['sun-200'],
    'action-hover': colours['sun-200'],
    focus: colours.white,
    halo: colours['petrol-600'],
    alert: colours['sun-200'],
  },
  brand: {
    ...noon,
    bg: colours['sun-500'],
    surface: colours['sun-300'],
    raised: colours['sun-100'],
    muted: '#3f3a17',
    line: '#d99b00',
    'line-strong': '#6b5407',
    link: colours['petrol-950'],
    lit: colours.white,
    action: colours['petrol-950'],
    'action-hover': colours['petrol-800'],
    'on-action': colours.white,
    halo: colours.white,
    alert: colours['petrol-950'],
  },
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof themes;

/**
 * The colours of expense categories, distinct in each kind of
 * colour vision. `glyph` is the colour of the icon on the tile.
 */
export const categoryColours = {
  entertainment: { tile: '#984a7a', glyph: colours.white },
  equipment: { tile: '#1157c0', glyph: colours.white },
  marketing: { tile: '#bd541b', glyph: colours.white },
  meals_and_drinks: { tile: '#ffda6c', glyph: colours['petrol-950'] },
  office: { tile: '#0ab55f', glyph: colours['petrol-950'] },
  phone_and_internet: { tile: '#4dd9de', glyph: colours['petrol-950'] },
  software: { tile: '#413f84', glyph: colours.white },
  travel: { tile: '#1b81c3', glyph: colours.white },
  service: { tile: '#6e4021', glyph: colours.white },
  supplies: { tile: '#bbc435', glyph: colours['petrol-950'] },
  other: { tile: '#df7efc', glyph: colours['petrol-950'] },
  unknown: { tile: '#83979e', glyph: colours['petrol-950'] },
  none: { tile: '#243237', glyph: colours.white },
} as const;
export type Category = keyof typeof categoryColours;

/** Distances between and inside elements, in CSS pixels. */
export const spacing = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 60] as const;
/**
 * Font sizes in CSS pixels, for a browser with the default size. `--text-16` is in rem and follows the visitor's size.
 * `--drawn-16` is fixed, because it is for letters inside drawings, which have no room for larger ones.
 */
export const fontSizes = [10, 12, 14, 16, 18, 20, 24, 32, 48] as const;
export const fontWeights = { regular: 400, medium: 500, semibold: 600 } as const;
/** `display` is for headings of 24 px and more: the lines of large letters need less room to be told apart. */
export const lineHeights = { display: 1.15, tight: 1.4, body: 1.6, loose: 1.7 } as const;

/** Durations, in this order: colour changes, small moves, drawers and dialogs, and the rising sun. */
export const durationsMs = [130, 230, 350, 530] as const;
export const curves = { rise: 'cubic-bezier(.2,.7,.1,1)' } as const;

/** Opacities in per cent, for states such as hover and pressed. They are never applied to text. */
export const opacityLevels = { hover: 8, tint: 12, pressed: 16, disabled: 50, scrim: 72 } as const;

export const radii = {
  4: '4px',
  8: '8px',
  12: '12px',
  20: '20px',
  round: '999px',
  /**
   * The radii of primary buttons only. The right end is a half-disc, which says that the button leads to the next step.
   */
  forward: '8px 20px 20px 8px',
} as const;

export const zIndex = {
  surface: 1,
  overlay: 5,
  window: 10,
  dropdown: 20,
  tooltip: 30,
  navigation: 40,
  modal: 50,
  popover: 60,
} as const;

/** Widths and styles of borders. A theme adds the colour: `border: var(--border-row) var(--line)`. */
export const borders = { row: '1px solid', control: '1px solid', horizon: '2px solid' } as const;

export const shadows = {
  1: '0 1px 2px #06262d1a',
  2: '0 1px 2px #06262d14,0 12px 24px -8px #06262d2e',
  3: '0 2px 4px #06262d14,0 32px 60px -20px #06262d5c',
} as const;

/**
 * The smallest viewport width of each breakpoint, in CSS pixels. Media queries can't read custom properties, so a test
 * compares the widths in media queries with this list.
 */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1440 } as const;

export const sizes = { content: '1440px', modal: '522px' } as const;

/** Sizes that depend on the window's width: each breakpoint changes some of them. */
export const rhythm = {
  base: {
    // The height of buttons, fields and other controls.
    control: '40px',
    // The padding at both sides of an area as wide as the window: the area's content stays within the page's column.
    inset: 'max(var(--gutter),50% - var(--content)/2 + var(--gutter))',
    header: '78px',
    gutter: '20px',
    gap: '16px',
    section: '60px',
    // The second value is relative to the window's width, so that
    // very large letters break no words in a very small window.
    display: 'min(2rem,13vw)',
    heading: 'min(1.5rem,11vw)',
  },
  sm: { gutter: '40px', gap: '20px', section: '80px', display: '3rem', heading: '2rem' },
  md: { header: '83px' },
  lg: { gutter: '60px', gap: '24px', section: '120px' },
} as const;

/** Sizes of touch targets. The smallest target of WCAG 2.5.5 has 44 CSS pixels. */
export const touch = { control: '44px' } as const;

/**
 * The sizes of `rhythm` for printed pages. The margins are those of the printer, and white space costs sheets of paper.
 */
export const paper = { gutter: '0px', section: '16px', display: '2rem', heading: '1.5rem' } as const;

/**
 * The width of the letters of headings, names and prices. It is a file of its own that visitors load
 * (`src/export/assets/font-cuts.ts`).
 */
export const displayWidth = '114%';
/** Languages (ISO 639-1) whose menu labels fit into the header only from 1440 CSS pixels. */
export const longMenuLanguages = ['de', 'es', 'et', 'fi', 'fr', 'it', 'nl', 'pt'] as const;
