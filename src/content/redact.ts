/** Takes secrets out of a text, in whatever form an address or a message holds them. */
export type Scrub = (text: string) => string;

export function createScrub(secrets: readonly (string | undefined)[]): Scrub {
  const forms = secrets
    .filter((secret) => secret !== undefined && secret !== '')
    .flatMap((secret) => writtenForms(`${secret}`));
  // The longest first: one form may be the beginning of another.
  const known = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => {
    const cleared = known.reduce((rest, form) => rest.replaceAll(form, '***'), text);
    return cleared.replace(/(access_token=)[^&\s"'<>]+/g, '$1***');
  };
}

function writtenForms(secret: string): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    encodeURI(secret),
    new URLSearchParams({ s: secret }).toString().slice(2),
  ];
}

/** What may be kept of an error: its name, message and code. Libraries hang addresses and responses on theirs. */
export function scrubError(error: unknown, scrub: Scrub): Error {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  const clean = new Error(scrub(message), cause === undefined ? undefined : { cause: scrubError(cause, scrub) });
  clean.name = name;
  clean.stack = `${name}: ${clean.message}`;
  return clean;
}
