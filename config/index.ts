import { locales } from './locales.ts';
import { pages } from './pages.ts';
import { routes } from './routes.ts';
import type { Config } from './schema.ts';

/**
 * The settings of this deployment. Environment variables may change
 * the origins, the lead endpoint, the image mode, the service worker and the captcha.
 */
export const config: Config = {
  site: {
    name: 'Helios',
    origin: 'https://www.helios.example',
    pathPrefix: '/helios',
    trailingSlash: 'never',
    appOrigin: 'https://app.helios.example',
    blogOrigin: 'https://blog.helios.example',
    leadEndpoint: 'own',
  },
  locales,
  routes,
  pages,
  links: {
    plainAnchors: ['/helios/preview/**', '/helios/static/**'],
    rawPaths: ['/api/**', '/robots.txt', '/sw.js', '/sitemap.xml', '/sitemap-*.xml'],
  },
  redirects: [],
  linkExceptions: [],
  lintExceptions: [],
  images: {
    mode: 'local',
    avif: { quality: 50, effort: 2 },
    webp: { quality: 78 },
    jpeg: { quality: 80 },
  },
  // `homeStart`: all that a visitor sees first of a home page fits into the data that a server may send at once, ten
  // segments of 1,460 bytes (RFC 6928). `script`: README.md promises a boot script of at most 6 KiB. 500 bytes of it
  // are kept free for later needs; a test checks both figures. `redirects`: Cloudflare Pages ignores further lines of
  // `_redirects`; nginx and Netlify read them all.
  budgets: {
    home: 24 * 1024,
    homeStart: 14_600,
    page: 23.5 * 1024,
    script: 6 * 1024 - 500,
    redirects: { exact: 2000, wild: 100 },
  },
  markup: 'printer',
  serviceWorker: true,
  security: { contacts: ['mailto:security@helios.example'], languages: ['en'] },
  captcha: undefined,
  // docs/privacy.md says why visitors of the European markets are asked even if the flag turns HubSpot's banner off.
  consent: {
    policyVersion: '2026-11.2',
    cookieDomain: 'helios.example',
    whenBannerIsOff: { default: 'ask', 'en-us': 'allow' },
  },
  vendors: {},
};
