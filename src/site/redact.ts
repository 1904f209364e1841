/** Takes secrets out of a text, in whatever form an address or a message holds them. */
export type Redact = (text: string) => string;

export function createRedact(secrets: readonly (string | undefined)[]): Redact {
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
export function redactError(error: unknown, redact: Redact): Error {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  const clean = new Error(redact(message), cause === undefined ? undefined : { cause: redactError(cause, redact) });
  clean.name = name;
  clean.stack = `${name}: ${clean.message}`;
  return clean;
}
