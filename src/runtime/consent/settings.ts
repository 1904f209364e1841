import type { ConsentSettings } from '../../rules/privacy/consent-settings.ts';

/** How the site asks for consent. The bundler replaces the name by the settings. */
export const settings: ConsentSettings = HELIOS_CONSENT;
