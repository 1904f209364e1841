/**
 * Replaces secrets in a text by `***`, in every form in which addresses and messages contain them. User names and
 * passwords of addresses (`https://user:password@cms.example`) are secrets too.
 */
export type Redact = (text: string) => string;

export function createRedact(secrets: readonly (string | undefined)[]): Redact {
  const forms = secrets
    .filter((secret) => secret !== undefined && secret !== '')
    .flatMap((secret) => writtenForms(`${secret}`));
  // The longest forms are replaced first, because a shorter form may be the beginning of a longer one.
  const known = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => {
    const cleared = known.reduce((rest, form) => rest.replaceAll(form, '***'), text);
    return cleared.replace(/(access_token=)[^&\s"'<>]+/g, '$1***').replace(/(:\/\/)[^/?#@\s"'<>]+@/g, '$1***@');
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

/**
 * Copies an error's name, message and cause without secrets. Other properties are dropped, because libraries add
 * addresses and responses to their errors.
 */
export function redactError(error: unknown, redact: Redact): Error {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  const clean = new Error(redact(message), cause === undefined ? undefined : { cause: redactError(cause, redact) });
  clean.name = name;
  clean.stack = `${name}: ${clean.message}`;
  return clean;
}
