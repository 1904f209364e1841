import { locales } from './locales.ts';
import { routes } from './routes.ts';
import type { Config } from './schema.ts';

/** What this deployment decides. The environment may change the origin, the image mode and whether there is a service worker (see `load-config.ts`). */
export const config: Config = {
  site: {
    name: 'Helios',
    origin: 'https://www.helios.example',
    pathPrefix: '/helios',
    trailingSlash: 'never',
    appOrigin: 'https://app.helios.example',
    blogOrigin: 'https://blog.helios.example',
  },
  locales,
  routes,
  links: {
    plainAnchors: ['/helios/preview/**', '/helios/static/**'],
    rawPaths: ['/api/**', '/robots.txt', '/sw.js', '/sitemap.xml', '/sitemap-*.xml'],
  },
  redirects: [],
  images: {
    mode: 'local',
    avif: { quality: 50, effort: 2 },
    webp: { quality: 78 },
    jpeg: { quality: 80 },
  },
  budgets: { home: 14 * 1024, page: 20 * 1024, script: 6 * 1024 },
  serviceWorker: true,
};
