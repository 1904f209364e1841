/** The program that uses a variable: a command, or `edge`, the lead endpoint on hosts without a disk. */
export type VariableUser =
  | 'export'
  | 'catalogue'
  | 'fetch'
  | 'routes'
  | 'coverage'
  | 'experiments'
  | 'lint'
  | 'content'
  | 'consent-report'
  | 'check-links'
  | 'serve'
  | 'leads'
  | 'releases'
  | 'rollback'
  | 'sourcemaps'
  | 'edge';

/** The description of an environment variable, for `helios --help`, README.md and docs/leads.md. */
export interface Variable {
  readonly topic: 'site' | 'content' | 'vendors' | 'leads';
  /** The description in one line, without Markdown: `helios --help` has room for 52 characters. */
  readonly description: string;
  /** More about the variable, in whole sentences of Markdown, for the documents. */
  readonly details?: string;
  /** The value that applies while the variable is unset. */
  readonly default?: string;
  /** The key of config/index.ts that the variable replaces. */
  readonly key?: string;
  /** A description in Markdown of the behaviour while the variable is unset, if it has neither default nor key. */
  readonly otherwise?: string;
  readonly usedBy: readonly VariableUser[];
  /** True if Helios must never print the value. */
  readonly isSecret?: true;
}

/** Where content may come from: the repository in `content`, or one at Prismic. */
export const contentKinds = ['embedded', 'prismic'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The commands that render pages. */
export const exporting = ['export', 'catalogue'] as const;
const reading = [
  ...exporting,
  'fetch',
  'routes',
  'coverage',
  'lint',
  'content',
  'experiments',
  'consent-report',
  'check-links',
] as const;
/** The commands that know which services of other companies a site uses. */
const declaring = [...exporting, 'consent-report'] as const;
/** The programs that take leads. */
export const answering = ['serve', 'edge'] as const;
const sending = ['serve', 'leads', 'edge'] as const;

/** Every environment variable that Helios reads. `environment.ts` has the rules for their values. */
export const variables = {
  HELIOS_ORIGIN: {
    topic: 'site',
    description: 'scheme and host of the published site',
    details: 'Example: `https://www.example.com`.',
    key: 'site.origin',
    usedBy: [...exporting, 'check-links'],
  },
  HELIOS_APP_ORIGIN: {
    topic: 'site',
    description: 'scheme and host of the product, with its sign-up',
    details: 'Links such as `app:/register` in the content lead there. Example: `https://app.example.com`.',
    key: 'site.appOrigin',
    usedBy: exporting,
  },
  HELIOS_IMAGES: {
    topic: 'site',
    description: 'maker of image files: local or imgix',
    details: '`local` makes AVIF, WebP and a fallback here; `imgix` names the addresses of the CMS.',
    key: 'images.mode',
    usedBy: exporting,
  },
  HELIOS_MARKUP: {
    topic: 'site',
    description: 'renderer of static markup: printer or react-dom',
    details: 'Both give the same bytes, and `react-dom` takes longer: the tests compare one with the other.',
    key: 'markup',
    usedBy: exporting,
  },
  HELIOS_SERVICE_WORKER: {
    topic: 'site',
    description: 'on or off; off removes the service worker',
    details: 'On their next page, visitors then lose the service worker and everything that it stored.',
    key: 'serviceWorker',
    usedBy: ['export'],
  },
  HELIOS_NOW: {
    topic: 'site',
    description: 'time that an export takes as its own',
    details:
      'A day or a moment, such as `2027-01-21T10:00Z`. It shows a site of that time, in which past events have left their lists.',
    otherwise: 'the time of the clock',
    usedBy: exporting,
  },
  HELIOS_WORK: {
    topic: 'site',
    description: 'folder of caches and releases',
    details: 'Helios alone may write into it: a folder with other files is refused.',
    default: '.helios',
    usedBy: [...reading, 'releases', 'rollback', 'serve', 'leads'],
  },
  HELIOS_CACHE_KEY: {
    topic: 'site',
    description: 'key that proves that caches are from this pipeline',
    details:
      'At least 32 characters. With it Helios believes only what was sealed with the same key ([docs/ci.md](docs/ci.md#who-can-write-the-cache)).',
    otherwise: 'seals prove that caches are undamaged, and not who wrote them',
    usedBy: reading,
    isSecret: true,
  },
  HELIOS_IMAGE_CACHE: {
    topic: 'site',
    description: 'folder or s3:// address where runs share images',
    details:
      'Example: `s3://acme-cache/helios`, which needs `HELIOS_CACHE_KEY` ([docs/ci.md](docs/ci.md#images-shared-by-several-jobs)).',
    otherwise: 'each work folder has its own images',
    usedBy: exporting,
  },
  HELIOS_IMAGE_CACHE_ENDPOINT: {
    topic: 'site',
    description: 'address of another host with the API of S3',
    details: 'Example: `https://s3.example.com`.',
    otherwise: 'the host of AWS in `AWS_REGION`',
    usedBy: exporting,
  },
  AWS_ACCESS_KEY_ID: {
    topic: 'site',
    description: 'id of the access key for HELIOS_IMAGE_CACHE',
    usedBy: exporting,
    isSecret: true,
  },
  AWS_SECRET_ACCESS_KEY: {
    topic: 'site',
    description: 'secret of that access key',
    usedBy: exporting,
    isSecret: true,
  },
  AWS_SESSION_TOKEN: {
    topic: 'site',
    description: 'token of that access key, if it is temporary',
    usedBy: exporting,
    isSecret: true,
  },
  AWS_REGION: {
    topic: 'site',
    description: 'region of the bucket of HELIOS_IMAGE_CACHE',
    otherwise: '`us-east-1` with `HELIOS_IMAGE_CACHE_ENDPOINT`; AWS needs it',
    usedBy: exporting,
  },
  HELIOS_CONTENT: {
    topic: 'content',
    description: 'embedded or prismic: where content must come from',
    details:
      '`prismic` makes a missing repository an error, so that no pipeline exports the embedded sample by mistake.',
    otherwise: '`prismic` if `HELIOS_PRISMIC_REPOSITORY` is set, `embedded` without it',
    usedBy: reading,
  },
  HELIOS_PRISMIC_REPOSITORY: {
    topic: 'content',
    description: 'Prismic repository; without it: embedded content',
    usedBy: reading,
  },
  HELIOS_PRISMIC_TOKEN: {
    topic: 'content',
    description: 'access token of a private repository',
    usedBy: reading,
    isSecret: true,
  },
  HELIOS_PRISMIC_ENDPOINT: {
    topic: 'content',
    description: 'address of the API of that repository',
    otherwise: '`https://{repository}.cdn.prismic.io/api/v2`',
    usedBy: reading,
  },
  HELIOS_PRISMIC_WRITE_TOKEN: {
    topic: 'content',
    description: 'token that may write to that repository',
    usedBy: ['content'],
    isSecret: true,
  },
  HELIOS_PRISMIC_WRITE_ENDPOINT: {
    topic: 'content',
    description: 'host in place of the writing APIs, for tests',
    details: 'It has the paths `/migration`, `/assets` and `/models`.',
    otherwise: "the hosts of Prismic's Migration, Asset and Custom Types APIs",
    usedBy: ['content'],
  },
  HELIOS_LAUNCHDARKLY_ID: {
    topic: 'vendors',
    description: 'client-side id of LaunchDarkly; without it: no flags',
    key: 'vendors.flags.clientSideId',
    usedBy: declaring,
  },
  HELIOS_LAUNCHDARKLY_HOST: {
    topic: 'vendors',
    description: 'host of LaunchDarkly',
    default: 'clientsdk.launchdarkly.com',
    usedBy: declaring,
  },
  HELIOS_HUBSPOT_BANNER_PORTAL: {
    topic: 'vendors',
    description: 'HubSpot portal whose banner asks for consent',
    details: 'It asks only while the flag `hubspotBanner` of LaunchDarkly is on.',
    key: 'vendors.hubspotBanner.portal',
    usedBy: declaring,
  },
  HELIOS_HUBSPOT_BANNER_HOST: {
    topic: 'vendors',
    description: "host of HubSpot's banner",
    details: '`js-eu1.hs-banner.com` is the European data centre.',
    default: 'js.hs-banner.com',
    usedBy: declaring,
  },
  HELIOS_SEGMENT_KEY: {
    topic: 'vendors',
    description: 'write key of Segment; without it: no analytics',
    key: 'vendors.analytics.writeKey',
    usedBy: declaring,
  },
  HELIOS_SEGMENT_CDN_HOST: {
    topic: 'vendors',
    description: "host of Segment's settings and integrations",
    default: 'cdn.segment.com',
    usedBy: declaring,
  },
  HELIOS_SEGMENT_API_HOST: {
    topic: 'vendors',
    description: "host of Segment's events",
    default: 'api.segment.io',
    usedBy: declaring,
  },
  HELIOS_FARO_URL: {
    topic: 'vendors',
    description: 'collector of Grafana Faro; without it: none',
    details: 'Example: `https://faro.example.com/collect`.',
    key: 'vendors.monitoring.collector',
    usedBy: declaring,
  },
  HELIOS_FARO_KEY: {
    topic: 'vendors',
    description: 'public key of that collector',
    key: 'vendors.monitoring.apiKey',
    usedBy: declaring,
  },
  HELIOS_LEAD_ENDPOINT: {
    topic: 'leads',
    description: 'own or none: whether the site takes leads itself',
    details: 'With `none` sign-up goes on to the product without a lead, and the export names the forms that fail.',
    key: 'site.leadEndpoint',
    usedBy: exporting,
  },
  HELIOS_SOURCE_MAPS_URL: {
    topic: 'vendors',
    description: 'app of Faro or project of Sentry for source maps',
    details:
      'Examples: `https://faro-api-prod-eu-west-2.grafana.net/faro/api/v1/app/1234`, `https://sentry.io/api/0/projects/acme/website`.',
    otherwise: '`helios sourcemaps upload` says what is missing',
    usedBy: ['sourcemaps'],
  },
  HELIOS_SOURCE_MAPS_TOKEN: {
    topic: 'vendors',
    description: 'token that may write source maps there',
    details: '`{stack id}:{token}` for Faro; for Sentry a token with the scope `project:releases`.',
    otherwise: '`helios sourcemaps upload` says what is missing',
    usedBy: ['sourcemaps'],
    isSecret: true,
  },
  HELIOS_HUBSPOT_PORTAL: {
    topic: 'leads',
    description: 'number of a HubSpot portal; without it: leads stay',
    usedBy: sending,
  },
  HELIOS_HUBSPOT_TOKEN: {
    topic: 'leads',
    description: 'token of a private app of that portal',
    details: 'Its scope is `forms`. With it leads go to the secure address and may have any property.',
    usedBy: sending,
    isSecret: true,
  },
  HELIOS_HUBSPOT_HOST: {
    topic: 'leads',
    description: 'host of the HubSpot API',
    details: '`api-eu1.hsforms.com` is the European data centre.',
    default: 'api.hsforms.com',
    usedBy: sending,
  },
  HELIOS_HUBSPOT_RATE: {
    topic: 'leads',
    description: 'maximum of requests to HubSpot in ten seconds',
    details: 'Accounts with a token have 100 or more.',
    default: '50',
    usedBy: ['serve', 'leads'],
  },
  HELIOS_CAPTCHA_SITE_KEY: {
    topic: 'leads',
    description: 'public key of reCAPTCHA v3, for the pages',
    key: 'captcha.siteKey',
    usedBy: declaring,
  },
  HELIOS_CAPTCHA_SECRET: {
    topic: 'leads',
    description: 'secret key of reCAPTCHA v3, for the endpoint',
    otherwise: 'the endpoint checks no token',
    usedBy: answering,
    isSecret: true,
  },
  HELIOS_CAPTCHA_HOST: {
    topic: 'leads',
    description: 'host of reCAPTCHA',
    details: '`www.recaptcha.net` works where the default is blocked.',
    default: 'www.google.com',
    usedBy: [...exporting, ...answering],
  },
  HELIOS_LEADS: {
    topic: 'leads',
    description: 'file of the outbox, which stores leads',
    details: 'In a container, name a file on a volume.',
    otherwise: '`.helios-leads/leads.sqlite` beside the folder of `HELIOS_WORK`',
    usedBy: ['serve', 'leads'],
  },
  HELIOS_LEAD_ORIGINS: {
    topic: 'leads',
    description: 'more origins of the site, with spaces between',
    details: 'Example: `https://preview.helios.example http://helios.lan:8080`.',
    usedBy: answering,
  },
  HELIOS_LEAD_FILES_URL: {
    topic: 'leads',
    description: 'address of the folder with the files of leads',
    details: 'The folder is `{outbox}-files`.',
    usedBy: ['serve'],
  },
  HELIOS_LEADS_PER_MINUTE: {
    topic: 'leads',
    description: 'maximum of leads from one address in a minute',
    default: '30',
    usedBy: answering,
  },
  HELIOS_ADDRESS_HEADER: {
    topic: 'leads',
    description: 'header in which a proxy names the visitor',
    details:
      'Examples: `x-forwarded-for`, `cf-connecting-ip`. Without it all visitors behind the proxy share one address.',
    usedBy: ['serve'],
  },
} as const satisfies Readonly<Record<`${'HELIOS' | 'AWS'}_${string}`, Variable>>;

export type VariableName = keyof typeof variables;

/** Environment variables that only the tests read. */
export const testVariables: Readonly<Record<`HELIOS_${string}`, string>> = {
  HELIOS_CHROMIUM: 'path of the Chromium for browser tests; without it the tests find or install one',
  HELIOS_NGINX: 'path of the nginx that the tests of host rules start; without it they find or install one',
  HELIOS_FIREFOX: 'path of the Firefox for the walks of other browsers; without it they find or install one',
  HELIOS_BROWSERS: 'which other browsers walk: `firefox`, `webkit`, both with a comma, or `none`; without it both do',
};
