/**
 * The cookie with the URL code of the locale that a visitor picked: `fr-be`. The late script writes it, and hosts read it
 * to choose the home page to which `/` leads.
 */
export const localeCookie = 'helios-locale';
