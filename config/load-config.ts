import type { SiteVariables } from './environment.ts';
import { config as base } from './index.ts';
import { type Config, parseConfig } from './schema.ts';

/** Loads config/index.ts with the environment's changes. Throws HeliosError `bad-config` with file and key path. */
export function loadConfig(
  { origin, imageMode, serviceWorker, captcha }: SiteVariables,
  config: Config = base,
): Config {
  return parseConfig({
    ...config,
    site: { ...config.site, ...(origin !== undefined && { origin }) },
    images: { ...config.images, ...(imageMode !== undefined && { mode: imageMode }) },
    serviceWorker: serviceWorker ?? config.serviceWorker,
    captcha: captcha ?? config.captcha,
  });
}
