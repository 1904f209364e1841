import { z } from 'zod';
import type { CaptchaSite } from '../src/rules/leads/captcha.ts';
import { createRedact } from '../src/site/redact.ts';
import { must, oneOf, parseOrRefuse, textLike } from './parse.ts';
import { captchaSiteKey, imageMode, origin, serviceOrigin, serviceUrl, webAddress, webUrl } from './values.ts';
import { type VariableName, variables } from './variables.ts';

/** The environment variables: `process.env`, or the bindings of an edge host. */
export type EnvironmentSource = Readonly<Record<string, string | undefined>>;

/**
 * The environment as values, in parts. A command parses only the parts that it
 * uses, so that a wrong variable of the lead endpoint does not stop an export.
 */
export interface Environment {
  readonly folders: FolderVariables;
  readonly site: SiteVariables;
  /** The Prismic repository. Undefined if Helios reads the embedded content. */
  readonly content: PrismicRepository | undefined;
  readonly leads: LeadSettings;
}

export interface FolderVariables {
  /** The work folder. Undefined if it is `.helios` in the project. */
  readonly work: string | undefined;
  /** The file of the outbox. Undefined if it is `leads.sqlite` in the work folder. */
  readonly outbox: string | undefined;
}

/** The environment's values for keys of config/index.ts. An undefined value leaves the key unchanged. */
export interface SiteVariables {
  readonly origin: string | undefined;
  readonly imageMode: 'local' | 'imgix' | undefined;
  readonly serviceWorker: boolean | undefined;
  readonly captcha: CaptchaSite | undefined;
}

export interface PrismicRepository {
  /** The repository's name: the `{name}` in `https://{name}.cdn.prismic.io`. */
  readonly name: string;
  readonly token: string | undefined;
  /** The address of the repository's API: `https://{name}.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
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
 * Parses environment variables; no other code does. Throws HeliosError
 * `bad-config` that names each wrong variable of the part.
 */
export function parseEnvironment<Part extends keyof Environment>(
  part: Part,
  source: EnvironmentSource,
): Environment[Part] {
  // Only the known names are read, because the environment of an edge host also holds values that are not texts.
  const named = Object.fromEntries(variableNames.map((name) => [name, source[name]]));
  const redact = createRedact(variableNames.filter(isSecret).map((name) => named[name]?.trim()));
  return parseOrRefuse(parts[part], named, {
    nameOf: ([name]) => String(name),
    show: (seen, name) => (isSecret(name) ? '…' : typeof seen === 'string' ? redact(seen) : seen),
    hint: 'helios --help lists the environment variables.',
  });
}

const variableNames = Object.keys(variables);

function isSecret(name: string): boolean {
  return Object.entries(variables).some(([each, variable]) => each === name && 'isSecret' in variable);
}

/** The schema of a variable that may be missing. An empty variable counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => text || undefined, schema.optional());

/** The schema of a variable that may be missing. Spaces around its value are removed. */
const optionalTrimmed = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(trimmed, schema.optional());

/** The schema of a variable with a default. Spaces around its value are removed. */
const withDefault = <Schema extends z.ZodType>(name: NameWithDefault, schema: Schema) =>
  z.preprocess((text) => trimmed(text) ?? variables[name].default, schema);

type NameWithDefault = {
  [Name in VariableName]: (typeof variables)[Name] extends { readonly default: string } ? Name : never;
}[VariableName];

function trimmed(text: unknown): unknown {
  return typeof text === 'string' ? text.trim() || undefined : text;
}

const text = z.string(must('a text'));
const onOrOff = oneOf(['on', 'off']).transform((value) => value === 'on');
const captchaHost = serviceOrigin('www.recaptcha.net');
const usualCaptchaOrigin = `https://${variables.HELIOS_CAPTCHA_HOST.default}`;
const repositoryName = textLike(
  /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/,
  must('the name of a repository', 'acme if its address is https://acme.prismic.io'),
);
const oneWord = textLike(/^[\x21-\x7e]+$/, must('one word of ASCII characters', 'the token as HubSpot shows it'));
const wholeNumber = (name: NameWithDefault) =>
  textLike(/^[1-9]\d{0,6}$/, must('a whole number from 1 to 9999999', variables[name].default)).transform(Number);

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

const folders = z
  .object({ HELIOS_WORK: optional(text), HELIOS_LEADS: optional(text) })
  .transform(({ HELIOS_WORK, HELIOS_LEADS }): FolderVariables => ({ work: HELIOS_WORK, outbox: HELIOS_LEADS }));

const site = z
  .object({
    HELIOS_ORIGIN: optional(origin),
    HELIOS_IMAGES: optional(imageMode),
    HELIOS_SERVICE_WORKER: optional(onOrOff),
    HELIOS_CAPTCHA_SITE_KEY: optional(captchaSiteKey),
    HELIOS_CAPTCHA_HOST: optional(captchaHost),
    HELIOS_CAPTCHA_SECRET: optional(text),
  })
  .transform((named): SiteVariables => {
    const { HELIOS_CAPTCHA_SITE_KEY: siteKey, HELIOS_CAPTCHA_HOST: host, HELIOS_CAPTCHA_SECRET: secret } = named;
    // A secret or a host shows that a captcha is expected. If the site key is missing, pages warn on the browser's console.
    const expectsCaptcha = Boolean(siteKey || host || secret);
    return {
      origin: named.HELIOS_ORIGIN,
      imageMode: named.HELIOS_IMAGES,
      serviceWorker: named.HELIOS_SERVICE_WORKER,
      captcha: expectsCaptcha ? { siteKey, origin: host ?? usualCaptchaOrigin } : undefined,
    };
  });

const prismic = z
  .object({
    HELIOS_PRISMIC_REPOSITORY: repositoryName,
    HELIOS_PRISMIC_TOKEN: optional(text),
    HELIOS_PRISMIC_ENDPOINT: optional(webAddress('https://acme.cdn.prismic.io/api/v2')),
  })
  .transform((named): PrismicRepository => {
    const name = named.HELIOS_PRISMIC_REPOSITORY;
    const endpoint = named.HELIOS_PRISMIC_ENDPOINT ?? `https://${name}.cdn.prismic.io/api/v2`;
    return { name, token: named.HELIOS_PRISMIC_TOKEN, endpoint };
  });

/**
 * The schema of the variables of a Prismic repository. If
 * HELIOS_PRISMIC_REPOSITORY is missing, the other two are ignored.
 */
const content = z
  .looseObject({ HELIOS_PRISMIC_REPOSITORY: optional(text) })
  .transform((named) => (named.HELIOS_PRISMIC_REPOSITORY === undefined ? undefined : named))
  .pipe(prismic.optional());

const leads = z
  .object({
    HELIOS_HUBSPOT_PORTAL: optionalTrimmed(textLike(/^\d+$/, must('the number of a portal', '4711'))),
    HELIOS_HUBSPOT_TOKEN: optionalTrimmed(oneWord),
    HELIOS_HUBSPOT_HOST: withDefault('HELIOS_HUBSPOT_HOST', serviceOrigin('api.hsforms.com')),
    HELIOS_HUBSPOT_RATE: withDefault('HELIOS_HUBSPOT_RATE', wholeNumber('HELIOS_HUBSPOT_RATE')),
    HELIOS_CAPTCHA_SECRET: optionalTrimmed(text),
    HELIOS_CAPTCHA_HOST: withDefault('HELIOS_CAPTCHA_HOST', captchaHost),
    HELIOS_LEADS_PER_MINUTE: withDefault('HELIOS_LEADS_PER_MINUTE', wholeNumber('HELIOS_LEADS_PER_MINUTE')),
    HELIOS_ADDRESS_HEADER: optionalTrimmed(text),
    HELIOS_LEAD_FILES_URL: optionalTrimmed(serviceUrl('https://files.helios.example/leads')),
    HELIOS_LEAD_ORIGINS: optionalTrimmed(originList),
  })
  .transform((named): LeadSettings => {
    const { HELIOS_HUBSPOT_PORTAL: portal, HELIOS_CAPTCHA_SECRET: secret } = named;
    return {
      hubspot:
        portal === undefined
          ? undefined
          : { portal, token: named.HELIOS_HUBSPOT_TOKEN, host: named.HELIOS_HUBSPOT_HOST },
      perTenSeconds: named.HELIOS_HUBSPOT_RATE,
      captcha: secret === undefined ? undefined : { secret, host: named.HELIOS_CAPTCHA_HOST },
      perMinute: named.HELIOS_LEADS_PER_MINUTE,
      addressHeader: named.HELIOS_ADDRESS_HEADER?.toLowerCase(),
      filesUrl: named.HELIOS_LEAD_FILES_URL?.href.replace(/\/$/, ''),
      origins: named.HELIOS_LEAD_ORIGINS ?? [],
    };
  });

const parts: { readonly [Part in keyof Environment]: z.ZodType<Environment[Part]> } = {
  folders,
  site,
  content,
  leads,
};
