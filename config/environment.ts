import { z } from 'zod';
import { isCalendarDay } from '../src/rules/calendar-day.ts';
import type { VendorId } from '../src/rules/privacy/vendor-settings.ts';
import { type MapService, parseMapService } from '../src/site/map-service.ts';
import { nearestText } from '../src/site/nearest-text.ts';
import { createRedact } from '../src/site/redact.ts';
import {
  checkImageCache,
  type ImageCacheSettings,
  imageCacheEndpoint,
  imageCachePlace,
  imageCacheSettings,
} from './image-cache.ts';
import { must, objectOf, oneOf, parseOrRefuse, refuse, textAs, textLike } from './parse.ts';
import {
  captchaSiteKey,
  filePath,
  imageMode,
  leadEndpoint,
  markupRenderer,
  origin,
  originLike,
  serviceOrigin,
  serviceUrl,
  webAddress,
  webUrl,
} from './values.ts';
import {
  answering,
  type ContentKind,
  contentKinds,
  exporting,
  testVariables,
  type VariableName,
  type VariableUser,
  variables,
} from './variables.ts';
import { faroKey, faroUrl, hubspotPortal, launchDarklyId, segmentKey, type VendorVariables } from './vendors.ts';

/** The environment variables: `process.env`, or the bindings of an edge host. */
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/** The circumstances in which the environment is parsed. */
export interface EnvironmentUse {
  /** The program that uses the environment. `config` only prints it. */
  readonly user: VariableUser | 'config';
  /** The content that the option `--content` of the command line asks for. It replaces HELIOS_CONTENT. */
  readonly content?: ContentKind | undefined;
  /** What asks for `content`, if it is not the option: `helios content push`. */
  readonly asker?: string | undefined;
  /** True if config/index.ts has a captcha. */
  readonly hasCaptcha?: boolean;
  /** The vendors that have settings in config/index.ts. */
  readonly vendors?: readonly string[];
}

/** The environment variables, parsed into typed values. */
export interface Environment {
  readonly folders: FolderVariables;
  /** The secret key of the seals in the work folder. Undefined if the seals are made without a key. */
  readonly cacheKey: string | undefined;
  /** The place in which runs share images. Undefined if there is none. */
  readonly imageCache: ImageCacheSettings | undefined;
  readonly site: SiteVariables;
  readonly content: ContentSettings;
  /** The time that an export uses instead of the clock's. Undefined if the export uses the clock. */
  readonly now: Date | undefined;
  readonly leads: LeadSettings;
  /** The service that takes source maps, and its token. Undefined if none is named. */
  readonly sourceMaps: SourceMapSettings | undefined;
}

export interface SourceMapSettings {
  readonly service: MapService;
  readonly token: string;
}

/** The content to export. `isChosen` is false if no setting names the content: the embedded content is then used. */
export type ContentSettings =
  | { readonly kind: 'embedded'; readonly isChosen: boolean }
  | { readonly kind: 'prismic'; readonly repository: PrismicRepository };

export interface FolderVariables {
  /** The work folder. Undefined if it is `.helios` in the project. */
  readonly work: string | undefined;
  /** The file of the outbox. Undefined if it is in the default place, beside the work folder. */
  readonly outbox: string | undefined;
}

/** The environment's values for keys of config/index.ts. An undefined value leaves the key unchanged. */
export interface SiteVariables {
  readonly origin: string | undefined;
  readonly appOrigin: string | undefined;
  readonly leadEndpoint: 'own' | 'none' | undefined;
  readonly imageMode: 'local' | 'imgix' | undefined;
  readonly markup: 'printer' | 'react-dom' | undefined;
  readonly serviceWorker: boolean | undefined;
  readonly captcha: { readonly siteKey: string | undefined; readonly origin: string | undefined };
  readonly vendors: VendorVariables;
}

export interface PrismicRepository {
  /** The repository's name: the `{name}` in `https://{name}.cdn.prismic.io`. */
  readonly name: string;
  readonly token: string | undefined;
  /** The address of the repository's API: `https://{name}.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  /** The token of the APIs for writing. */
  readonly writeToken?: string | undefined;
  /** The address of a host that stands in for the APIs for writing. Undefined if Prismic itself gets the content. */
  readonly writeEndpoint?: string | undefined;
}

export interface LeadSettings {
  /** The HubSpot portal. Undefined if leads stay in the outbox. `host` is an origin. */
  readonly hubspot: { readonly portal: string; readonly token: string | undefined; readonly host: string } | undefined;
  /** The number of requests that HubSpot accepts in any ten seconds. */
  readonly perTenSeconds: number;
  /** The captcha's provider. Undefined if the endpoint checks no tokens. `host` is an origin. */
  readonly captcha: { readonly secret: string; readonly host: string } | undefined;
  /** The number of leads that one IP address may send in a minute. */
  readonly perMinute: number;
  /**
   * The header with the visitor's IP address, in lower case. Undefined if Helios takes the address of the connection.
   */
  readonly addressHeader: string | undefined;
  /** The address of the folder with the files of leads, without a slash at its end. */
  readonly filesUrl: string | undefined;
  /** Further origins of the site: `https://preview.helios.example`. */
  readonly origins: readonly string[];
}

/**
 * Parses environment variables. Throws HeliosError `bad-config` that names
 * each wrong variable, each unknown name and each half-set group.
 */
export function parseEnvironment(source: EnvironmentSource, use: EnvironmentUse): Environment {
  const { variables: named, ...naming } = environmentNaming(source, use.user);
  return parseOrRefuse(environmentSchema(use), named, naming);
}

/** The environment variables that belong to Helios, and how errors name and show them. */
export function environmentNaming(source: EnvironmentSource, user?: EnvironmentUse['user']) {
  const named = heliosVariables(source, user);
  const redact = createRedact(knownNames.filter(isSecret).map((name) => named[name]?.trim()));
  return {
    variables: named,
    nameOf: ([name]: readonly PropertyKey[]) => String(name),
    unknown: ([name]: readonly PropertyKey[]) => unknownVariable(String(name)),
    show: (seen: unknown, name: string) => (isSecret(name) ? '…' : typeof seen === 'string' ? redact(seen) : seen),
    hint: 'helios --help lists the environment variables.',
  };
}

const knownNames = Object.keys(variables);
const prefix = 'HELIOS_';

/**
 * The variables whose names begin with HELIOS_, known ones in other letters (`helios_content`), those of AWS that Helios
 * knows, and undefined for each known one that is missing. An edge host also has values that are not texts, and may have
 * variables for the build of the site: only those of leads count there.
 */
function heliosVariables(source: EnvironmentSource, user: EnvironmentUse['user'] | undefined): EnvironmentSource {
  const found = Object.entries(source).filter(
    ([name, value]) =>
      (name.startsWith(prefix) || isKnown(name) || isInOtherLetters(name)) &&
      typeof value === 'string' &&
      !Object.hasOwn(testVariables, name),
  );
  const isForeign = (name: string) => user === 'edge' && isKnown(name) && variables[name].topic !== 'leads';
  return Object.fromEntries([
    ...knownNames.map((name) => [name, undefined]),
    ...found.filter(([name]) => !isForeign(name)),
  ]);
}

/** True for a variable of Helios in other letters. Those of AWS belong to other programs, too, and are theirs to judge. */
function isInOtherLetters(name: string): boolean {
  const upper = name.toUpperCase();
  return upper.startsWith(prefix) && isKnown(upper);
}

function isKnown(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

function isSecret(name: string): boolean {
  return isKnown(name) && 'isSecret' in variables[name];
}

function unknownVariable(name: string) {
  const stemOf = (text: string) => text.slice(prefix.length).toUpperCase();
  const ownNames = knownNames.filter((each) => each.startsWith(prefix));
  const nearest = nearestText(stemOf(name), ownNames, stemOf);
  return {
    fault: 'is no variable of Helios',
    hint: nearest === undefined ? 'Unset it: helios --help lists the environment variables.' : `Write ${nearest}.`,
  };
}

/** The schema of a variable that may be missing. Spaces around its value are removed, and an empty one is missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' ? text.trim() || undefined : text), schema.optional());

const text = z.string(must('a text'));
const onOrOff = oneOf(['on', 'off']).transform((value) => value === 'on');
const repositoryName = z.string().regex(/^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/, {
  error: ({ input }) => {
    const [, name] = /^(?:https?:\/\/)?([a-z0-9-]+)(?:\.cdn)?\.prismic\.io(?:[:/?#]|$)/i.exec(String(input)) ?? [];
    return must('the name of a repository', name ?? 'acme if its address is https://acme.prismic.io');
  },
});
const oneWord = textLike(/^[\x21-\x7e]+$/, must('one word of ASCII characters', 'the token as HubSpot shows it'));
/** The key must be long: everybody who can read a cache can try out keys on its seals. */
const secretKey = textLike(
  /^[\x21-\x7e]{32,}$/,
  must('at least 32 ASCII characters without spaces', 'the output of `openssl rand -hex 32`'),
);
/** Matches the name of an HTTP header, which is a token (RFC 9110, section 5.6.2). */
const headerName = textLike(/^[\w!#$%&'*+.^`|~-]+$/, must('the name of a header', 'x-forwarded-for'));
const moment = textAs(
  parseMoment,
  must('a day of the calendar, or a moment with its offset from UTC', '2027-01-21T10:00Z'),
);
const wholeNumber = (example: string) =>
  textLike(/^[1-9]\d{0,6}$/, must('a whole number from 1 to 9999999', example)).transform(Number);

/** Parses a day (`2027-01-21`, which begins by the clock of UTC) or a moment (`2027-01-21T10:00Z`). */
function parseMoment(text: string): Date | undefined {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const date = new Date(isCalendarDay(day) ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * The schema of origins with spaces between them. They may begin
 * with http://, because hosts in a local network often have no TLS.
 */
const originList = text.transform((list, context) =>
  list.split(/\s+/).flatMap((each) => {
    const url = webUrl(each);
    if (url && url.href === `${url.origin}/`) return [url.origin];
    const message = must('origins with spaces between', 'https://preview.helios.example');
    context.addIssue({ code: 'custom', message, input: each });
    return [];
  }),
);

/** The schema of the service that takes source maps. */
const mapService = textAs(
  parseMapService,
  must(
    'the address of an app of Faro or of a project of Sentry, with https://',
    'https://sentry.io/api/0/projects/acme/website',
  ),
);

const values = {
  HELIOS_ORIGIN: optional(origin),
  HELIOS_APP_ORIGIN: optional(originLike('https://app.example.com')),
  HELIOS_IMAGES: optional(imageMode),
  HELIOS_MARKUP: optional(markupRenderer),
  HELIOS_SERVICE_WORKER: optional(onOrOff),
  HELIOS_NOW: optional(moment),
  HELIOS_WORK: optional(filePath),
  HELIOS_CACHE_KEY: optional(secretKey),
  HELIOS_IMAGE_CACHE: optional(imageCachePlace),
  HELIOS_IMAGE_CACHE_ENDPOINT: optional(imageCacheEndpoint),
  AWS_ACCESS_KEY_ID: optional(text),
  AWS_SECRET_ACCESS_KEY: optional(text),
  AWS_SESSION_TOKEN: optional(text),
  AWS_REGION: optional(text),
  HELIOS_CONTENT: optional(oneOf(contentKinds)),
  HELIOS_PRISMIC_REPOSITORY: optional(repositoryName),
  HELIOS_PRISMIC_TOKEN: optional(text),
  HELIOS_PRISMIC_ENDPOINT: optional(webAddress('https://acme.cdn.prismic.io/api/v2')),
  HELIOS_PRISMIC_WRITE_TOKEN: optional(oneWord),
  HELIOS_PRISMIC_WRITE_ENDPOINT: optional(webAddress('https://prismic-proxy.example.com')),
  HELIOS_LAUNCHDARKLY_ID: optional(launchDarklyId),
  HELIOS_LAUNCHDARKLY_HOST: optional(serviceOrigin(variables.HELIOS_LAUNCHDARKLY_HOST.default)),
  HELIOS_HUBSPOT_BANNER_PORTAL: optional(hubspotPortal),
  HELIOS_HUBSPOT_BANNER_HOST: optional(serviceOrigin(variables.HELIOS_HUBSPOT_BANNER_HOST.default)),
  HELIOS_SEGMENT_KEY: optional(segmentKey),
  HELIOS_SEGMENT_CDN_HOST: optional(serviceOrigin(variables.HELIOS_SEGMENT_CDN_HOST.default)),
  HELIOS_SEGMENT_API_HOST: optional(serviceOrigin(variables.HELIOS_SEGMENT_API_HOST.default)),
  HELIOS_FARO_URL: optional(faroUrl),
  HELIOS_FARO_KEY: optional(faroKey),
  HELIOS_SOURCE_MAPS_URL: optional(mapService),
  HELIOS_SOURCE_MAPS_TOKEN: optional(oneWord),
  HELIOS_HUBSPOT_PORTAL: optional(hubspotPortal),
  HELIOS_HUBSPOT_TOKEN: optional(oneWord),
  HELIOS_HUBSPOT_HOST: optional(serviceOrigin('api.hsforms.com')),
  HELIOS_HUBSPOT_RATE: optional(wholeNumber(variables.HELIOS_HUBSPOT_RATE.default)),
  HELIOS_CAPTCHA_SITE_KEY: optional(captchaSiteKey),
  HELIOS_CAPTCHA_SECRET: optional(text),
  HELIOS_CAPTCHA_HOST: optional(serviceOrigin('www.recaptcha.net')),
  HELIOS_LEAD_ENDPOINT: optional(leadEndpoint),
  HELIOS_LEADS: optional(filePath),
  HELIOS_LEAD_ORIGINS: optional(originList),
  HELIOS_LEAD_FILES_URL: optional(serviceUrl('https://files.helios.example/leads')),
  HELIOS_LEADS_PER_MINUTE: optional(wholeNumber(variables.HELIOS_LEADS_PER_MINUTE.default)),
  HELIOS_ADDRESS_HEADER: optional(headerName),
} as const satisfies Readonly<Record<VariableName, z.ZodType>>;

const variablesSchema = objectOf(values);
type Variables = z.output<typeof variablesSchema>;

/** Creates the schema of the whole environment. */
export function environmentSchema(use: EnvironmentUse) {
  return variablesSchema
    .superRefine((named, context) => {
      checkGroups(named, use, context);
      checkRepository(named, use, context);
      if (exporting.some((user) => user === use.user)) checkImageCache(named, context);
    })
    .transform(
      (named): Environment => ({
        folders: { work: named.HELIOS_WORK, outbox: named.HELIOS_LEADS },
        cacheKey: named.HELIOS_CACHE_KEY,
        imageCache: imageCacheSettings(named),
        site: siteVariables(named),
        content: contentSettings(named, use),
        now: named.HELIOS_NOW,
        leads: leadSettings(named),
        sourceMaps: sourceMapSettings(named),
      }),
    );
}

interface Group {
  /** The variable without which the other variables of the group have no effect. */
  readonly leader: VariableName;
  readonly others: readonly VariableName[];
  /**
   * The programs that refuse the other variables of the group if the leader is missing. If undefined, all programs do.
   */
  readonly users?: readonly VariableUser[];
  /** The vendor whose settings in config/index.ts may take the place of the leader. */
  readonly vendor?: VendorId;
}

/**
 * Groups of variables that have an effect only together. The captcha has two groups: its site key is for the programs
 * that make pages, its secret for those that take leads.
 */
const groups: readonly Group[] = [
  {
    leader: 'HELIOS_PRISMIC_REPOSITORY',
    others: [
      'HELIOS_PRISMIC_TOKEN',
      'HELIOS_PRISMIC_ENDPOINT',
      'HELIOS_PRISMIC_WRITE_TOKEN',
      'HELIOS_PRISMIC_WRITE_ENDPOINT',
    ],
  },
  {
    leader: 'HELIOS_HUBSPOT_PORTAL',
    others: ['HELIOS_HUBSPOT_TOKEN', 'HELIOS_HUBSPOT_HOST', 'HELIOS_HUBSPOT_RATE'],
  },
  { leader: 'HELIOS_LAUNCHDARKLY_ID', others: ['HELIOS_LAUNCHDARKLY_HOST'], vendor: 'flags' },
  { leader: 'HELIOS_HUBSPOT_BANNER_PORTAL', others: ['HELIOS_HUBSPOT_BANNER_HOST'], vendor: 'hubspotBanner' },
  { leader: 'HELIOS_SEGMENT_KEY', others: ['HELIOS_SEGMENT_CDN_HOST', 'HELIOS_SEGMENT_API_HOST'], vendor: 'analytics' },
  { leader: 'HELIOS_FARO_URL', others: ['HELIOS_FARO_KEY'], vendor: 'monitoring' },
  { leader: 'HELIOS_SOURCE_MAPS_URL', others: ['HELIOS_SOURCE_MAPS_TOKEN'] },
  { leader: 'HELIOS_SOURCE_MAPS_TOKEN', others: ['HELIOS_SOURCE_MAPS_URL'] },
  { leader: 'HELIOS_CAPTCHA_SITE_KEY', others: ['HELIOS_CAPTCHA_SECRET', 'HELIOS_CAPTCHA_HOST'], users: exporting },
  { leader: 'HELIOS_CAPTCHA_SECRET', others: ['HELIOS_CAPTCHA_SITE_KEY', 'HELIOS_CAPTCHA_HOST'], users: answering },
];

function checkGroups(named: Variables, use: EnvironmentUse, context: z.core.$RefinementCtx): void {
  for (const { leader, others, users, vendor } of groups) {
    if (named[leader] !== undefined || isNeedless(leader, named, use)) continue;
    if (vendor !== undefined && use.vendors?.includes(vendor)) continue;
    if (users && !users.some((user) => user === use.user)) continue;
    for (const name of others.filter((each) => named[each] !== undefined)) {
      const hint = `Set ${leader} too, or unset ${name}.`;
      refuse(context, [name], { fault: `has no effect without ${leader}`, hint });
    }
  }
}

/** True if a group may lack its leader: another setting has the leader's value, or the group has no effect anyway. */
function isNeedless(leader: VariableName, named: Variables, use: EnvironmentUse): boolean {
  if (leader === 'HELIOS_PRISMIC_REPOSITORY') return wantedContent(named, use) !== undefined;
  return leader === 'HELIOS_CAPTCHA_SITE_KEY' && use.hasCaptcha === true;
}

function checkRepository(named: Variables, use: EnvironmentUse, context: z.core.$RefinementCtx): void {
  if (wantedContent(named, use) !== 'prismic' || named.HELIOS_PRISMIC_REPOSITORY !== undefined) return;
  const wish = use.asker ?? (use.content === undefined ? 'HELIOS_CONTENT=prismic' : '--content prismic');
  refuse(context, ['HELIOS_PRISMIC_REPOSITORY'], {
    fault: `must be set, because ${wish} asks for content from Prismic`,
    hint: 'Set HELIOS_PRISMIC_REPOSITORY to the name of the repository: acme if its address is https://acme.prismic.io.',
  });
}

function wantedContent({ HELIOS_CONTENT }: Variables, { content }: EnvironmentUse): ContentKind | undefined {
  return content ?? HELIOS_CONTENT;
}

function contentSettings(named: Variables, use: EnvironmentUse): ContentSettings {
  const { HELIOS_PRISMIC_REPOSITORY: name, HELIOS_PRISMIC_ENDPOINT, HELIOS_PRISMIC_TOKEN: token } = named;
  const wanted = wantedContent(named, use);
  if (name === undefined || wanted === 'embedded') return { kind: 'embedded', isChosen: wanted === 'embedded' };
  const endpoint = HELIOS_PRISMIC_ENDPOINT ?? `https://${name}.cdn.prismic.io/api/v2`;
  const { HELIOS_PRISMIC_WRITE_TOKEN: writeToken, HELIOS_PRISMIC_WRITE_ENDPOINT: writeEndpoint } = named;
  return { kind: 'prismic', repository: { name, token, endpoint, writeToken, writeEndpoint } };
}

/** The captcha's origin by default. */
export const usualCaptchaOrigin = `https://${variables.HELIOS_CAPTCHA_HOST.default}`;

function siteVariables(named: Variables): SiteVariables {
  return {
    origin: named.HELIOS_ORIGIN,
    appOrigin: named.HELIOS_APP_ORIGIN,
    leadEndpoint: named.HELIOS_LEAD_ENDPOINT,
    imageMode: named.HELIOS_IMAGES,
    markup: named.HELIOS_MARKUP,
    serviceWorker: named.HELIOS_SERVICE_WORKER,
    captcha: { siteKey: named.HELIOS_CAPTCHA_SITE_KEY, origin: named.HELIOS_CAPTCHA_HOST },
    vendors: vendorVariables(named),
  };
}

function vendorVariables(named: Variables): VendorVariables {
  return {
    flags: { clientSideId: named.HELIOS_LAUNCHDARKLY_ID, origin: named.HELIOS_LAUNCHDARKLY_HOST },
    hubspotBanner: { portal: named.HELIOS_HUBSPOT_BANNER_PORTAL, origin: named.HELIOS_HUBSPOT_BANNER_HOST },
    analytics: {
      writeKey: named.HELIOS_SEGMENT_KEY,
      cdnOrigin: named.HELIOS_SEGMENT_CDN_HOST,
      apiOrigin: named.HELIOS_SEGMENT_API_HOST,
    },
    monitoring: { collector: named.HELIOS_FARO_URL, apiKey: named.HELIOS_FARO_KEY },
  };
}

function sourceMapSettings(named: Variables): SourceMapSettings | undefined {
  const { HELIOS_SOURCE_MAPS_URL: service, HELIOS_SOURCE_MAPS_TOKEN: token } = named;
  return service && token !== undefined ? { service, token } : undefined;
}

function leadSettings(named: Variables): LeadSettings {
  const { HELIOS_HUBSPOT_PORTAL: portal, HELIOS_HUBSPOT_TOKEN: token, HELIOS_CAPTCHA_SECRET: secret } = named;
  const host = named.HELIOS_HUBSPOT_HOST ?? `https://${variables.HELIOS_HUBSPOT_HOST.default}`;
  const captchaHost = named.HELIOS_CAPTCHA_HOST ?? usualCaptchaOrigin;
  return {
    hubspot: portal === undefined ? undefined : { portal, token, host },
    perTenSeconds: named.HELIOS_HUBSPOT_RATE ?? Number(variables.HELIOS_HUBSPOT_RATE.default),
    captcha: secret === undefined ? undefined : { secret, host: captchaHost },
    perMinute: named.HELIOS_LEADS_PER_MINUTE ?? Number(variables.HELIOS_LEADS_PER_MINUTE.default),
    addressHeader: named.HELIOS_ADDRESS_HEADER?.toLowerCase(),
    filesUrl: named.HELIOS_LEAD_FILES_URL?.href.replace(/\/$/, ''),
    origins: named.HELIOS_LEAD_ORIGINS ?? [],
  };
}
