import { Command, InvalidArgumentError, Option } from 'commander';
import { contentKinds } from '../../config/variables.ts';
import { linkStates } from '../check/crawl/link-state.ts';
import type { StatusRange } from '../check/external/check-external.ts';
import { leadStates } from '../leads/lead.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { parseDuration } from '../site/duration.ts';
import { environmentHelp } from './environment-help.ts';
import { logFormats } from './log.ts';
import { parseLocales, parseRoutes } from './selection.ts';
import { heliosVersion } from './version.ts';

/** The commands with their flags. Parsing throws commander's CommanderError, and HeliosError. */
export function createProgram(): Command {
  const program = new Command('helios')
    .description('Exports the Helios site from its CMS content into a static site, and checks it.')
    .version(heliosVersion())
    // commander prints no errors, because report.ts prints them. Help goes to stdout like any result, even where
    // commander prints it as an error because the command line names no command.
    .configureOutput({ outputError: () => {}, writeErr: (text) => process.stdout.write(text) })
    .helpCommand(false)
    .addHelpText('after', `\n${exitCodes}\n\n${environmentHelp()}`)
    .exitOverride();
  addExport(program);
  addFetch(program);
  addRoutes(program);
  addCoverage(program);
  addLint(program);
  addContent(program);
  addExperiments(program);
  addConsentReport(program);
  addCheckLinks(program);
  addServe(program);
  addLeads(program);
  addCatalogue(program);
  addReleases(program);
  addRollback(program);
  addSourcemaps(program);
  addConfig(program);
  addHelp(program);
  return program;
}

const exitCodes = 'Exit codes: 0 done, 1 findings, 2 could not run, 75 a temporary failure: try again later.';

const json = () => new Option('--json', 'print the result as JSON on stdout');
const out = () => new Option('--out <dir>', 'where the site goes').default('out');
const locales = () =>
  new Option('--locale <code...>', 'only these locales, as in their URLs: en de fr-be').argParser(parseLocales);
const content = (text = 'embedded or prismic content') => new Option('--content <source>', text).choices(contentKinds);
const contentOfSite = () => content('embedded or prismic content; lets --out change its source');
const since = () =>
  new Option('--since <time>', 'only leads received since then: 2026-03-01, 7d or 12h, in UTC').argParser(parseSince);
const form = () => new Option('--form <form>', 'only leads of this form: its name or its id');
const email = () => new Option('--email <address>', 'the leads of the visitor with this email address');
const states = () => new Option('--state <state...>', 'only leads in these states').choices(leadStates);
const globs = () =>
  new Option('--route <glob...>', 'only these routes: /pricing "/legal/**" "/{a,b}", or not "!/legal/**"').argParser(
    parseRoutes,
  );

const wait = (what: string) =>
  new Option('--wait <time>', `the most that the run waits for ${what}: 90, 10m, 1h30m`).argParser(waitTime);
const waitForCms = () => wait('the CMS');
const waitForExport = () => wait('the end of another export');
const waitForBoth = () => wait('the CMS, and for the end of another export');

function addExport(program: Command): void {
  program
    .command('export')
    .description('Fetch, render, check and publish the site.')
    .option('--out <dir>', 'where the site goes (default: "out"; with --locale or --route "out-part")')
    .addOption(locales())
    .addOption(globs())
    .addOption(contentOfSite())
    .option('--workers <n>', 'render threads, 1 to 64 (default: by the number of pages)', wholeNumber(1, 64))
    .option('--no-images', 'make no image files; pages refer to them all the same')
    .option('--strict', 'let warnings block publishing too')
    .option('--plain', 'make no links: a directory on every system, with files that other tools may change')
    .option('--allow-removals', 'let any number of pages leave the site')
    .option('--allow-held', 'let any number of pages with errors stay as they were published')
    .option('--write-redirects', 'redirect pages that leave, and add the redirects to config/redirects.csv')
    .addOption(waitForBoth())
    .addOption(json())
    .action(async (options) => (await import('./export.ts')).exportCommand(options));
}

function addFetch(program: Command): void {
  program
    .command('fetch')
    .description('Update the content snapshot and do nothing else.')
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./fetch.ts')).fetchCommand(options));
}

function addRoutes(program: Command): void {
  program
    .command('routes')
    .description('List every route with its type, document and locale.')
    .addOption(locales())
    .addOption(globs())
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./routes.ts')).routesCommand(options));
}

function addCoverage(program: Command): void {
  program
    .command('coverage')
    .description(
      'Compare the pages of each market with config/pages.ts: there, missing, older than the default locale.',
    )
    .addOption(locales())
    .option('--all', 'list also the pages that every market has')
    .option('--html <file>', 'write the whole table as a page to send or to print')
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./coverage.ts')).coverageCommand(options));
}

function addLint(program: Command): void {
  program
    .command('lint')
    .description('Check the texts of the content: language, spelling, notation, repetitions, titles, links.')
    .addOption(locales())
    .option('--accept-words', 'add the words that no dictionary has to content/words, to be read in the diff')
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./lint.ts')).lintCommand(options));
}

function addContent(program: Command): void {
  const group = program.command('content').description('Work on the files of the embedded content.');
  group
    .command('new')
    .description('Begin a translation: a copy of a document, with the links and scenes of its locale.')
    .argument('<type>', 'the custom type, such as page or customer_case')
    .addOption(new Option('--locale <code>', 'the locale of the translation, as in its URLs: de').makeOptionMandatory())
    .addOption(new Option('--from <document>', 'the UID in the default locale, or en-us/why').makeOptionMandatory())
    .option('--uid <uid>', 'the UID of the translation (default: that of the source)')
    .addOption(json())
    .action(async (type, options) => (await import('./content-new.ts')).contentNewCommand(type, options));
  group
    .command('record')
    .description('Record that translations say what the default locale says now. helios coverage goes by it.')
    .argument('[document...]', 'such as de-de/page/pricing (default: those without a record)')
    .addOption(locales())
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (names, options) => (await import('./content-record.ts')).contentRecordCommand(names, options));
  group
    .command('push')
    .description('Send what a repository at Prismic lacks of the embedded content, after a plan. It publishes nothing.')
    .addOption(locales())
    .option('--dry-run', 'print the plan and send nothing')
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./content-push.ts')).contentPushCommand(options));
  group
    .command('pull')
    .description('Write the published documents of a repository at Prismic into files, after a plan.')
    .addOption(locales())
    .option('--to <dir>', 'the folder of the files (default: content)')
    .option('--dry-run', 'print the plan and write nothing')
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./content-pull.ts')).contentPullCommand(options));
}

function addExperiments(program: Command): void {
  program
    .command('experiments')
    .description('List the running split tests with their pages, buckets and shares.')
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./experiments.ts')).experimentsCommand(options));
}

function addConsentReport(program: Command): void {
  program
    .command('consent-report')
    .description('Print what the site stores in browsers and whom it asks, and with which consent.')
    .option('--html <file>', 'write the report as a page to send or to print')
    .addOption(content())
    .addOption(waitForCms())
    .addOption(json())
    .action(async (options) => (await import('./consent-report.ts')).consentReportCommand(options));
}

function addCheckLinks(program: Command): void {
  program
    .command('check-links')
    .description('Check every link of the exported site: in memory, then as served.')
    .argument('[dir]', 'the exported site', 'out')
    .option('--external', 'check links to other sites too; their faults are warnings')
    .option('--strict', 'let faults of other sites and of held pages end the command with exit code 1 too')
    .addOption(
      new Option(
        '--skip <pattern>',
        'do not ask a site: linkedin.com, "https://example.com/docs/**"; repeatable',
      ).argParser((pattern: string, earlier: readonly string[] = []) => [...earlier, pattern]),
    )
    .addOption(new Option('--accept <codes>', 'statuses that count as good: 403,5xx').argParser(statusRanges))
    .option('--timeout <seconds>', 'time limit of a request to another site (default: 15)', wholeNumber(1, 600))
    .option('--fresh', 'ask again about links that were good in the last 24 hours')
    .addOption(new Option('--only <state>', 'with --json, list only the addresses in this state').choices(linkStates))
    .addOption(json())
    .action(async (folder, options) => (await import('./check-links.ts')).checkLinksCommand(folder, options));
}

function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve the exported site on this machine as the CDN would.')
    .argument('[dir]', 'the exported site', 'out')
    .option('--candidate', 'serve the last export, which findings kept from being published')
    .option('--port <n>', 'port to listen on, 0 for a free one', wholeNumber(0, 65_535), 4321)
    .option('--host <address>', 'address to listen on, 0.0.0.0 for every network of this machine', '127.0.0.1')
    .addOption(new Option('--log <format>', 'log every request on stderr, with its time').choices(logFormats))
    .action(async (folder, options) => (await import('./serve.ts')).serveCommand(folder, options));
}

function addLeads(program: Command): void {
  const leads = program.command('leads').description('Manage the leads that helios serve has accepted.');
  leads
    .command('list')
    .description('List the state of each lead, without personal data.')
    .addOption(states())
    .addOption(since())
    .addOption(form())
    .option('--limit <n>', 'only the newest n leads', wholeNumber(1, 99_999))
    .addOption(json())
    .action(async (options) => (await import('./leads-list.ts')).leadsListCommand(options));
  leads
    .command('show')
    .description('Print all data of some leads. It is personal data: handle it with care.')
    .argument('[id...]', 'the leads')
    .addOption(email())
    .addOption(json())
    .action(async (ids, options) => (await import('./leads-show.ts')).leadsShowCommand(ids, options));
  leads
    .command('delete')
    .description('Delete leads and their files for good, so that no byte of them is left on the disk.')
    .argument('[id...]', 'the leads')
    .addOption(email())
    .addOption(json())
    .action(async (ids, options) => (await import('./leads-delete.ts')).leadsDeleteCommand(ids, options));
  leads
    .command('retry')
    .description('Send rejected and pending leads again.')
    .argument('[id...]', 'only these leads')
    .option('--uncertain', 'also leads that HubSpot may have: it could receive them twice')
    .addOption(json())
    .action(async (ids, options) => (await import('./leads-retry.ts')).leadsRetryCommand(ids, options));
  leads
    .command('export')
    .description('Print all data of each lead on stdout. It is personal data: handle it with care.')
    .addOption(states())
    .addOption(since())
    .addOption(form())
    .addOption(new Option('--csv', 'print a table (the default)').conflicts('json'))
    .addOption(json())
    .action(async (options) => (await import('./leads-export.ts')).leadsExportCommand(options));
}

function addCatalogue(program: Command): void {
  program
    .command('catalogue')
    .description(
      'Export the catalogue: every slice and component in all variations and states, for designers and tests.',
    )
    .addOption(new Option('--out <dir>', 'where the catalogue goes').default('catalogue'))
    .addOption(new Option('--locale <code...>', 'in these locales (default: the default one)').argParser(parseLocales))
    .addOption(contentOfSite())
    .addOption(waitForBoth())
    .addOption(json())
    .action(async (options) => (await import('./catalogue.ts')).catalogueCommand(options));
}

function addReleases(program: Command): void {
  program
    .command('releases')
    .description('List the releases that can be published again, newest first.')
    .addOption(out())
    .addOption(json())
    .action(async (options) => (await import('./releases.ts')).releasesCommand(options));
}

function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('Publish the release before this one again, or any other that is retained.')
    .option('--to <id>', 'the release to publish, older or newer, as in helios releases')
    .addOption(out())
    .addOption(waitForExport())
    .addOption(json())
    .action(async (options) => (await import('./rollback.ts')).rollbackCommand(options));
}

function addSourcemaps(program: Command): void {
  const sourcemaps = program.command('sourcemaps').description('List or upload the source maps of an export.');
  sourcemaps
    .command('list', { isDefault: true })
    .description('List each script with its source map.')
    .addOption(out())
    .addOption(json())
    .action(async (options) => (await import('./sourcemaps-list.ts')).sourcemapsListCommand(options));
  sourcemaps
    .command('upload')
    .description('Upload the source maps to Grafana Faro or Sentry.')
    .addOption(out())
    .addOption(json())
    .action(async (options) => (await import('./sourcemaps-upload.ts')).sourcemapsUploadCommand(options));
}

function addConfig(program: Command): void {
  program
    .command('config')
    .description('Print each setting in force and where it is from, without secrets.')
    .addOption(json())
    .action(async (options) => (await import('./config.ts')).configCommand(options));
}

function addHelp(program: Command): void {
  program
    .command('help')
    .description('Show the help of a command.')
    .argument('[command...]', 'such as export, or leads list')
    .action(async (path) => (await import('./help.ts')).helpCommand(program, path));
}

/** Parses a day, a time (ISO 8601, UTC without a zone) or a span back from now, `7d` or `12h`, to ms since 1970. */
function parseSince(value: string): number {
  const [, amount, unit] = /^(\d{1,4})([dh])$/.exec(value) ?? [];
  if (amount !== undefined) return Date.now() - Number(amount) * (unit === 'd' ? 86_400_000 : 3_600_000);
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/.exec(value) ?? [];
  const hasZone = !value.includes('T') || /(?:Z|[+-]\d\d:\d\d)$/.test(value);
  const time = isCalendarDay(day) ? Date.parse(hasZone ? value : `${value}Z`) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError(
    'It must be a day of the calendar such as 2026-03-01, a time, or a span such as 7d or 12h.',
  );
}

/** Parses statuses of HTTP: `403,404`, `500-599` or, for the same, `5xx`. */
function statusRanges(value: string): StatusRange[] {
  return value.split(',').map((text) => {
    const match = /^([1-9]\d\d)(?:-([1-9]\d\d))?$|^([1-9])xx$/.exec(text.trim());
    const [, first, last = first, hundreds] = match ?? [];
    const from = Number(first ?? `${hundreds}00`);
    const to = Number(last ?? `${hundreds}99`);
    if (match && from <= to) return { from, to };
    throw new InvalidArgumentError('It must be statuses with commas between, such as 403,5xx.');
  });
}

function wholeNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

const maxWaitMs = 24 * 60 * 60 * 1000;

function waitTime(value: string): number {
  const ms = parseDuration(value);
  if (ms !== undefined && ms <= maxWaitMs) return ms;
  throw new InvalidArgumentError('It must be seconds, or a time such as 90s, 10m or 1h30m, of at most 24 hours.');
}
