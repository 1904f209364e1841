/**
 * Which room of the sources may import which. A room is a folder, or a part of one that more rooms may import than the rest
 * of it. `tests/unit/import-law.test.ts` holds the sources to this table, and `npm run docs` writes it into architecture.md.
 *
 * The table is in building order: a room imports only rooms above it. That is why there can be no circle.
 */
const law = {
  'config/tokens.ts': {
    purpose: 'Design tokens: colours, sizes, breakpoints',
    runsIn: 'Node, the page',
    mayImport: [],
    why: 'Islands bundle this file, so an import here is sent to visitors.',
  },
  'config/partners.ts': {
    purpose: 'Ids of integration partners',
    runsIn: 'every program',
    mayImport: [],
    why: 'The forms script bundles this file, so an import here is sent to visitors.',
  },
  'config/lead-values.ts': {
    purpose: 'The values that HubSpot knows for fields of a lead',
    runsIn: 'Node, edge hosts',
    mayImport: ['config/partners.ts'],
    why: 'The list is plain data for browser types, lead endpoint and tests.',
  },
  'config/markets.ts': {
    purpose: 'Which pages show no banner, which page lists a type, where visitors without a work address go',
    runsIn: 'Node',
    mayImport: [],
    why: 'The lists are plain data for planning, templates and the lead endpoint.',
  },
  'src/rules': {
    purpose: 'Decisions that more than one program must take alike: forms, addresses, page data, markup',
    runsIn: 'every program',
    mayImport: ['config/partners.ts'],
    mayImportTypes: ['config/lead-values.ts'],
    why: 'Every script of the page, the service worker, the exporter and the lead endpoint share these files.',
  },
  'src/site': {
    purpose: 'Values that programs in Node share: routes, locales, links, findings, errors, host rules',
    runsIn: 'Node, edge hosts',
    mayImport: ['src/rules', 'config/markets.ts'],
    why: 'The lead endpoint runs these files on hosts without a disk as well.',
  },
  'src/disk': {
    purpose:
      'Lists of the files below a folder, looks at them by size and time, caches: their seals, the compile cache of threads',
    runsIn: 'Node',
    mayImport: ['src/site'],
    uses: ['node'],
    why: 'Rooms that walk through a folder take the same walk, sorted and without following links; caches have the same seals.',
  },
  config: {
    purpose: 'What a deployment decides, as typed values',
    runsIn: 'Node',
    mayImport: [
      'src/rules',
      'src/site',
      'config/tokens.ts',
      'config/partners.ts',
      'config/lead-values.ts',
      'config/markets.ts',
    ],
    why: 'Configuration is read by the stages and knows none of them. One schema checks all of its files.',
  },
  'src/components': {
    purpose: 'Pure React components: properties in, markup out',
    runsIn: 'Node, the page',
    mayImport: ['src/rules', 'config/tokens.ts'],
    uses: ['react'],
    why: 'A component must also work in an island, where there is no page context and no content.',
  },
  'src/runtime/shared': {
    purpose: 'Code that more than one script of the page contains',
    runsIn: 'the page',
    mayImport: ['src/rules'],
    why: 'A file here is sent once with each script that imports it.',
  },
  'src/runtime/flags': {
    purpose: "The script with LaunchDarkly's code, and HubSpot's banner: who asks a visitor for consent",
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    why: 'A visitor whose choice is known already does not load it.',
  },
  'src/runtime/analytics': {
    purpose: "Events of the visit, and the script with Segment's code",
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    why: "The events wait for consent here; the vendor's code is loaded after it.",
  },
  'src/runtime/monitoring/sampling': {
    purpose: 'The decision which sessions are monitored, as a part of the late script',
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    why: 'Every visitor loads it, so that nobody loads the monitoring in vain.',
  },
  'src/runtime/monitoring': {
    purpose: "The script with Grafana Faro's code: errors, web vitals and traces of sampled sessions",
    runsIn: 'the page',
    mayImport: ['src/runtime/monitoring/sampling', 'src/runtime/shared', 'src/rules'],
    why: 'Visitors load it only if their session is sampled and they allow analytics.',
  },
  'src/runtime/consent': {
    purpose: 'The script that decides about consent: banner, settings, cookies, signals for tags',
    runsIn: 'the page',
    mayImport: ['src/runtime/flags', 'src/runtime/shared', 'src/rules'],
    why: 'It is loaded late, so that a first view pays nothing for it.',
  },
  'src/runtime/late': {
    purpose: 'The script that is loaded after the `load` event: prefetching, version check, service worker',
    runsIn: 'the page',
    mayImport: ['src/runtime/monitoring/sampling', 'src/runtime/shared', 'src/rules'],
    mayLoad: ['src/runtime/consent', 'src/runtime/analytics', 'src/runtime/monitoring'],
    why: 'The boot script hands over what it has. A boot file in a second script would make the Trusted Types policy twice.',
  },
  'src/runtime/forms': {
    purpose: 'The script that is loaded when a visitor reaches for a form: forms, captcha, visit',
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    why: 'The boot script hands over what it has. A boot file in a second script would make the Trusted Types policy twice.',
  },
  'src/runtime/plain': {
    purpose: 'The script for browsers without the Navigation API, which load each page: links carry the visit',
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    why: 'Other browsers do not pay for it. The boot script hands over what it has, as it does to the late script.',
  },
  'src/runtime/boot': {
    purpose: 'The script that every page starts with, at most 6 KiB: navigation, islands, menus, Trusted Types',
    runsIn: 'the page',
    mayImport: ['src/runtime/shared', 'src/rules'],
    mayLoad: ['src/runtime/late', 'src/runtime/forms', 'src/runtime/plain'],
    why: 'Every first visit pays for what this script imports.',
  },
  'src/islands/kit/pdf': {
    purpose: 'Papers as PDF: values, their layout, and the printer with the code of pdfkit',
    runsIn: 'the page',
    mayImport: ['src/rules', 'config/tokens.ts'],
    why: 'Its scripts are loaded when a visitor saves a PDF. An import by value would load them with the tool.',
  },
  'src/islands': {
    purpose: 'One folder an island: contract, component, arithmetic, entry',
    runsIn: 'Node, the page',
    mayImport: ['src/components', 'src/runtime/shared', 'src/rules'],
    mayImportTypes: ['src/islands/kit/pdf'],
    mayLoad: ['src/islands/kit/pdf'],
    uses: ['react'],
    why: 'An island is hydrated alone: it has its properties, and neither page context nor content.',
  },
  'src/service-worker': {
    purpose: 'The worker that serves visited pages without a network',
    runsIn: 'the service worker',
    mayImport: ['src/rules'],
    why: 'The worker has no document and outlives the release it came from.',
  },
  'src/content': {
    purpose: 'Content from Prismic or the embedded repository: models, validation, snapshot',
    runsIn: 'Node',
    mayImport: ['src/disk', 'src/rules', 'src/site', 'config'],
    uses: ['node'],
    why: 'Content is fetched and validated before anything knows how it will look.',
  },
  'src/content/meaning': {
    purpose: 'What documents mean: form definitions, strings and their fallback, page templates, locales',
    runsIn: 'Node',
    mayImport: ['src/site', 'src/rules', 'config/markets.ts'],
    mayImportTypes: ['src/content', 'config'],
    why: 'A meaning is derived from a document alone: page, endpoint and checks get the same result.',
  },
  'src/templates': {
    purpose: 'Pages, slices, shell and the components that need the page context',
    runsIn: 'Node',
    mayImport: [
      'src/islands',
      'src/components',
      'src/content/meaning',
      'src/site',
      'src/rules',
      'config/tokens.ts',
      'config/markets.ts',
    ],
    mayImportTypes: ['src/content', 'config'],
    uses: ['react'],
    why: 'A template is a function from content to markup: `PageContext` gives it everything else.',
  },
  'src/export/plan': {
    purpose: 'Documents and route rules to routes',
    runsIn: 'Node',
    mayImport: ['src/content/meaning', 'src/site', 'src/rules'],
    mayImportTypes: ['src/content', 'config'],
    why: 'Planning decides from values; it reads and renders nothing.',
  },
  'src/export/output': {
    purpose: 'The store of bytes, releases, and the publishing of one in one step',
    runsIn: 'Node',
    mayImport: ['src/disk', 'src/site', 'src/rules'],
    uses: ['node'],
    why: 'The output takes files from every stage and knows none of them. It knows the addresses of files, for CDNs.',
  },
  'src/export/compile': {
    purpose: 'Sources to scripts and styles: esbuild, lightningcss',
    runsIn: 'Node',
    mayImport: ['src/disk', 'src/templates', 'src/islands', 'src/site', 'src/rules'],
    uses: ['node'],
    why: 'The compiler reads sources as files, except names of islands and tokens. It runs beside the fetch and needs no content.',
  },
  'src/export/images': {
    purpose: 'Pictures and media files: their pathnames while rendering, their bytes afterwards',
    runsIn: 'Node',
    mayImport: ['src/disk', 'src/export/output', 'src/site', 'src/rules'],
    mayImportTypes: ['src/components', 'config'],
    uses: ['node'],
    why: 'The renderer asks this room for pathnames; the notes of a page are its work list.',
  },
  'src/export/markup': {
    purpose: 'React elements to static markup with its facts: by the printer, or by react-dom',
    runsIn: 'Node',
    mayImport: ['src/site', 'src/rules'],
    uses: ['react'],
    why: 'The printer knows how React prints, and nothing of pages: react-dom can take its place.',
  },
  'src/export/render': {
    purpose: 'Routes to pages with their notes, in threads, with a page cache',
    runsIn: 'Node',
    mayImport: [
      'src/disk',
      'src/export/images',
      'src/export/output',
      'src/export/markup',
      'src/templates',
      'src/islands',
      'src/components',
      'src/content',
      'src/content/meaning',
      'src/site',
      'src/rules',
    ],
    mayImportTypes: ['src/export/compile', 'src/export/plan', 'config'],
    uses: ['node', 'react'],
    why: 'Rendering is the one place where content and templates meet.',
  },
  'src/export/assets': {
    purpose: 'Fonts, icons and base styles as files',
    runsIn: 'Node',
    mayImport: [
      'src/export/compile',
      'src/export/output',
      'src/templates',
      'src/site',
      'src/rules',
      'config/tokens.ts',
    ],
    mayImportTypes: ['src/export/render', 'config'],
    uses: ['node'],
    why: 'Assets follow from the sources and the configuration alone.',
  },
  'src/export/site-files': {
    purpose: 'Files of the whole site: public files, sitemaps, robots, host rules, app data, lead site, service worker',
    runsIn: 'Node',
    mayImport: [
      'src/disk',
      'src/export/render',
      'src/export/output',
      'src/templates',
      'src/content/meaning',
      'src/site',
      'src/rules',
      'config',
      'config/markets.ts',
    ],
    mayImportTypes: ['src/export/compile', 'src/export/plan', 'src/content'],
    uses: ['node'],
    why: 'These files are planned from routes and notes; no page is rendered for them.',
  },
  'src/check': {
    purpose: 'Audits of an export: links, pages, budgets, content rules',
    runsIn: 'Node',
    mayImport: ['src/disk', 'src/content/meaning', 'src/site', 'src/rules'],
    mayImportTypes: [
      'src/export/render',
      'src/export/compile',
      'src/export/output',
      'src/export/plan',
      'src/content',
      'config',
    ],
    uses: ['node'],
    why: 'A check reads what the stages made. It must not run their code, or it repeats their mistakes.',
  },
  'src/lint': {
    purpose: 'Checks of the texts: language, spelling, notation, repetitions, links and what they promise',
    runsIn: 'Node',
    mayImport: ['src/content', 'src/content/meaning', 'src/site', 'src/rules'],
    mayImportTypes: ['config'],
    uses: ['node'],
    why: 'The dictionaries are packages for development, so an export must not load these files.',
  },
  'src/authoring': {
    purpose: 'Work on the files of the embedded content: translations, their records, the exchange with Prismic',
    runsIn: 'Node',
    mayImport: ['src/content', 'src/content/meaning', 'src/disk', 'src/site', 'src/rules'],
    mayImportTypes: ['config'],
    uses: ['node'],
    why: 'An export only reads the content. What writes it is apart.',
  },
  'src/pipeline': {
    purpose: 'The spine: one export, stage after stage',
    runsIn: 'Node',
    mayImport: [
      'src/check',
      'src/export/plan',
      'src/export/compile',
      'src/export/assets',
      'src/export/render',
      'src/export/images',
      'src/export/site-files',
      'src/export/output',
      'src/content',
      'src/disk',
      'src/site',
      'src/rules',
      'config',
    ],
    uses: ['node'],
    why: 'The spine knows the stages; templates and browser code are reached through them.',
  },
  'src/catalogue': {
    purpose: 'Every slice and component in all its states, as pages',
    runsIn: 'Node',
    mayImport: [
      'src/export/render',
      'src/templates',
      'src/components',
      'src/content',
      'src/site',
      'src/rules',
      'config/tokens.ts',
    ],
    mayImportTypes: ['src/disk'],
    uses: ['node', 'react'],
    why: 'The catalogue is content and a renderer for the same stages, not a second export.',
  },
  'src/leads': {
    purpose: 'The lead endpoint and its outbox',
    runsIn: 'Node, edge hosts',
    mayImport: ['src/site', 'src/rules', 'config', 'config/lead-values.ts'],
    uses: ['node'],
    why: 'The endpoint runs where there is neither the exporter nor the content: it reads `helios-leads.json`.',
  },
  'src/server': {
    purpose: '`helios serve`: an export as its CDN would serve it, with the lead endpoint',
    runsIn: 'Node',
    mayImport: ['src/leads', 'src/site', 'src/rules'],
    uses: ['node'],
    why: 'The server must know an export from its files alone, as a CDN does.',
  },
  'src/source-maps': {
    purpose: 'The source maps of a release, and their upload to a monitoring service',
    runsIn: 'Node',
    mayImport: ['src/export/output', 'src/site'],
    uses: ['node'],
    why: 'An upload needs the files of a release and nothing that makes them.',
  },
  'src/cli': {
    purpose: 'Commands: flags in, lines out',
    runsIn: 'Node',
    mayImport: [
      'src/pipeline',
      'src/check',
      'src/lint',
      'src/authoring',
      'src/catalogue',
      'src/server',
      'src/leads',
      'src/source-maps',
      'src/export/plan',
      'src/export/render',
      'src/export/output',
      'src/content',
      'src/disk',
      'src/site',
      'src/rules',
      'config',
    ],
    uses: ['node'],
    why: 'A command parses flags, calls a stage and reports.',
  },
} as const;

export type RoomPath = keyof typeof law;

export interface Room {
  /** What its files do, in one line. */
  readonly purpose: string;
  readonly runsIn: string;
  /** Rooms it may import by value and by type; its own files always. An `import()` counts like an import. */
  readonly mayImport: readonly RoomPath[];
  /** Rooms it may import by `import type` alone. */
  readonly mayImportTypes?: readonly RoomPath[];
  /** Rooms it may reach by `import()` alone: scripts of their own. */
  readonly mayLoad?: readonly RoomPath[];
  /** Foreign code that only some rooms may import: modules of Node (`node:fs`), and React. */
  readonly uses?: readonly ('node' | 'react')[];
  /** The reason, as it ends the message about a forbidden import. */
  readonly why: string;
}

/** Every room by its path from the project's root, in building order. */
export const rooms: Readonly<Record<RoomPath, Room>> = law;

const paths = Object.keys(law) as RoomPath[];

/** `src/runtime/boot/navigation/navigate.ts` to `src/runtime/boot`; undefined for a file in no room. */
export function roomOf(file: string): RoomPath | undefined {
  const holding = paths.filter((path) => file === path || file.startsWith(`${path}/`));
  return holding.reduce<RoomPath | undefined>(
    (inner, path) => (path.length > (inner?.length ?? 0) ? path : inner),
    undefined,
  );
}

/** The room and all rooms whose code can be in one script with it. */
export function roomsWithin(room: RoomPath): ReadonlySet<RoomPath> {
  return new Set([room, ...rooms[room].mayImport.flatMap((path) => [...roomsWithin(path)])]);
}

/** The table as Markdown. */
export function importLawTable(): string {
  const rows = paths.map((path) => {
    const { purpose, runsIn, mayImport, mayImportTypes = [], mayLoad = [] } = rooms[path];
    const imports = [
      mayImport.map(code).join(', ') || 'nothing',
      ...(mayImportTypes.length > 0 ? [`types of ${mayImportTypes.map(code).join(', ')}`] : []),
      ...(mayLoad.length > 0 ? [`loads ${mayLoad.map(code).join(', ')}`] : []),
    ];
    return `| ${code(path)} | ${purpose} | ${runsIn} | ${imports.join('; ')} |`;
  });
  return ['| room | what it is | runs in | may import |', '|---|---|---|---|', ...rows].join('\n');
}

function code(path: RoomPath): string {
  return `\`${path}\``;
}
