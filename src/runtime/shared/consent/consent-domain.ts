/**
 * The domain for cookies of consent: the managed domain on its own hosts, so that the product and the blog can read
 * them, and none elsewhere, such as on `localhost`.
 */
export function consentDomain(hostname: string, managedDomain: string | undefined): string | undefined {
  const isManaged =
    managedDomain !== undefined && (hostname === managedDomain || hostname.endsWith(`.${managedDomain}`));
  return isManaged ? managedDomain : undefined;
}
