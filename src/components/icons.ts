/** The attributes of an icon's solid part, for icons that have one. */
const lit = 'fill="currentColor" stroke="none"';

/** Icons on a grid of 20 px. `Icon.module.css` sets their strokes. */
export const icons = {
  arrow: '<path d="M3.5 10h12M11 5.5l4.5 4.5-4.5 4.5"/>',
  check: '<path d="M4 10.5 8 14.5 16 6"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  bin: '<path d="M4 6h12M8 6V3.5h4V6M6 6l.7 10.5h6.6L14 6"/>',
  down: '<path d="m5.5 8 4.5 4.5L14.5 8"/>',
  menu: '<path d="M3 6h14M3 10h14M3 14h14"/>',
  info: `<circle cx="10" cy="10" r="7.25"/><path d="M10 9.5v4"/><circle ${lit} cx="10" cy="6.4" r="1.2"/>`,
  warning: `<path d="M10 3 17.5 16.5h-15zM10 8.5v3"/><circle ${lit} cx="10" cy="14" r="1"/>`,
  copy: '<path d="M7 7h10v10H7zM4 13H3V3h10v1"/>',
  search: '<circle cx="8.5" cy="8.5" r="5.75"/><path d="m12.8 12.8 4.7 4.7"/>',
  globe: '<circle cx="10" cy="10" r="7.25"/><ellipse cx="10" cy="10" rx="3" ry="7.25"/><path d="M3 10h14"/>',
  wallet: `<path d="M2.5 4.5h15v11h-15z"/><path ${lit} d="M2.5 7.2h15v2.6h-15z"/>`,
  freeze: '<path d="M10 3v14M4 6.5l12 7M16 6.5l-12 7"/>',
  limit: `<path d="M3 14a7 7 0 0 1 14 0M10 14l3.2-4.2"/><circle ${lit} cx="10" cy="14" r="1.8"/>`,
  vendor: `<path d="M3.5 9v8h13V9M2.5 8.5 4 3.5h12l1.5 5z"/><path ${lit} d="M8.5 12h3v5h-3z"/>`,
  receipt: `<path d="M5 3h10v14l-2.5-1.8L10 17l-2.5-1.8L5 17zM8 6.8h4"/><path ${lit} d="M7.5 9.5h5v2.4h-5z"/>`,
  lock: `<path d="M4 9h12v8H4zM7 9V6.5a3 3 0 0 1 6 0V9"/><path ${lit} d="M9 11.5h2V15H9z"/>`,
  bank: `<path d="M3.5 16.5h13M5 14V9M10 14V9M15 14V9"/><path ${lit} d="M2.5 7.5 10 3l7.5 4.5z"/>`,
  clock: `<circle cx="10" cy="10" r="7.25"/><path ${lit} d="M10 10V4.5a5.5 5.5 0 0 1 5.5 5.5z"/>`,
  people: `<circle cx="10" cy="6.5" r="3.25"/><path ${lit} d="M3.5 17a6.5 6.5 0 0 1 13 0z"/>`,
  chart: `<path d="M3 16.5h14M5.5 13v-3M10 13V7"/><path ${lit} d="M13.5 4h2.5v9.5h-2.5z"/>`,
  plug: `<path d="M7 3v4M13 3v4M10 14v3.5"/><path ${lit} d="M4.5 7h11v1a5.5 5.5 0 0 1-11 0z"/>`,
  entertainment: `<path d="M2.5 5.5h15v3a1.5 1.5 0 0 0 0 3v3h-15v-3a1.5 1.5 0 0 0 0-3z"/><path ${lit} d="M11 7.5h2v5h-2z"/>`,
  equipment: `<path d="M4 4.5h12v8H4z"/><path ${lit} d="M2 14.5h16v2H2z"/>`,
  marketing: `<path d="M4 8v4l9 4V4z"/><path ${lit} d="M15.5 7.5h1.8v5h-1.8z"/>`,
  meals_and_drinks: `<path ${lit} d="M2.5 10h15a7.5 7.5 0 0 1-15 0z"/><path d="M7.5 3v3.5M12.5 3v3.5"/>`,
  office: `<path d="M4 16.5V3.5h8v13M12 9h4v7.5M2.5 16.5h15"/><path ${lit} d="M6.5 6.5h3V9h-3z"/>`,
  phone_and_internet: `<path d="M6 2.5h8v15H6z"/><path ${lit} d="M9 13.5h2v2H9z"/>`,
  software: `<path d="M6.5 6 2.8 10l3.7 4M13.5 6l3.7 4-3.7 4"/><path ${lit} d="M9 9h2v2H9z"/>`,
  travel: `<path d="M3 7h14v9.5H3zM7 7V3.8h6V7"/><path ${lit} d="M8.8 10h2.4v3.4H8.8z"/>`,
  service: `<path ${lit} d="M4 12.5a6 6 0 0 1 12 0z"/><path d="M2.5 15.5h15M10 4v2"/>`,
  supplies: `<path d="m3 7 7-3.5L17 7v6.8l-7 3.5-7-3.5z"/><path ${lit} d="m3 7 7 3.5L17 7l-7-3.5z"/>`,
  other: `<g ${lit}><circle cx="4.5" cy="10" r="1.8"/><circle cx="10" cy="10" r="1.8"/><circle cx="15.5" cy="10" r="1.8"/></g>`,
  unknown: `<path d="M7 7.2A3 3 0 1 1 11.2 10c-.9.5-1.2 1-1.2 2"/><circle ${lit} cx="10" cy="15.3" r="1.3"/>`,
  none: '<circle cx="10" cy="10" r="6.5"/><path d="m5.6 14.4 8.8-8.8"/>',
} as const;

export type IconName = keyof typeof icons;
