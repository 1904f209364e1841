import { usualCaptchaHost } from '../rules/leads/captcha.ts';
import { HeliosError } from '../site/helios-error.ts';
import { parseServiceUrl } from '../site/service-url.ts';
import type { HubSpotAccount } from './hubspot.ts';

/** What a deployment says of its leads, all of it in the environment: the site's files hold no secret. */
export interface LeadSettings {
  /** Undefined where leads live in the outbox. */
  readonly hubspot: HubSpotAccount | undefined;
  /** Requests HubSpot takes in any ten seconds. */
  readonly perTenSeconds: number;
  /** Undefined where no captcha is asked. */
  readonly captcha: { readonly secret: string; readonly host: string } | undefined;
  /** Leads an address may send in a minute. */
  readonly perMinute: number;
  /** The header in which a proxy in front says whose request it is. Without it the connection's address counts. */
  readonly addressHeader: string | undefined;
  /** Where the files that came with leads can be had. */
  readonly filesUrl: string | undefined;
  /** Where the site's pages are besides its own origin: `https://preview.helios.example`. */
  readonly origins: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. Throws HeliosError `bad-config` naming the variable. */
export function readLeadSettings(environment: Environment): LeadSettings {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const portal = text('HELIOS_HUBSPOT_PORTAL');
  const token = text('HELIOS_HUBSPOT_TOKEN');
  const secret = text('HELIOS_CAPTCHA_SECRET');
  if (portal !== undefined && !/^\d+$/.test(portal))
    throw wrong('HELIOS_HUBSPOT_PORTAL', portal, 'the number of a portal');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw wrong('HELIOS_HUBSPOT_TOKEN', '…', 'a token of one word');
  const host = address('HELIOS_HUBSPOT_HOST', text('HELIOS_HUBSPOT_HOST') ?? 'api.hsforms.com').origin;
  const captchaHost = address('HELIOS_CAPTCHA_HOST', text('HELIOS_CAPTCHA_HOST') ?? usualCaptchaHost).origin;
  const filesUrl = text('HELIOS_LEAD_FILES_URL');
  return {
    hubspot: portal === undefined ? undefined : { portal, token, host },
    perTenSeconds: wholeNumber('HELIOS_HUBSPOT_RATE', text('HELIOS_HUBSPOT_RATE'), 50),
    captcha: secret === undefined ? undefined : { secret, host: captchaHost },
    perMinute: wholeNumber('HELIOS_LEADS_PER_MINUTE', text('HELIOS_LEADS_PER_MINUTE'), 30),
    addressHeader: text('HELIOS_ADDRESS_HEADER')?.toLowerCase(),
    filesUrl: filesUrl && address('HELIOS_LEAD_FILES_URL', filesUrl).href.replace(/\/$/, ''),
    origins: (text('HELIOS_LEAD_ORIGINS') ?? '').split(/\s+/).filter(Boolean).map(origin),
  };
}

/** The house's own network may do without TLS. */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw wrong('HELIOS_LEAD_ORIGINS', text, 'origins with spaces between, https://preview.helios.example');
}

function address(name: string, text: string): URL {
  const url = parseServiceUrl(text);
  if (url) return url;
  throw wrong(name, text, 'an address that begins with https://');
}

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw wrong(name, text, 'a whole number above 0');
}

function wrong(name: string, seen: string, expected: string): HeliosError {
  return new HeliosError('bad-config', {
    message: `${name} must be ${expected}, got "${seen}".`,
    where: name,
    hint: 'docs/leads.md lists every variable of the lead endpoint.',
  });
}
