import type { ErrorEntry } from '../site/error-catalogue.ts';
import type { RejectionCode } from './rejection.ts';

/** The entries of docs/errors.md about rejections: the reasons for which the lead endpoint does not accept a lead. */
export const rejectionEntries = {
  METHOD: {
    title: 'The request does not have the method POST.',
    cause:
      'A visitor opened the address of the endpoint in a browser, or a program sent a request with another method.',
    remedy: 'Send leads with POST.',
  },
  ORIGIN: {
    title: 'The request does not come from a page of the site.',
    cause:
      "The header `Origin` names an origin that is not one of the site's own, or the sender is not a browser. The log has the origin.",
    remedy: 'If the origin is one of your own, such as a preview, add it to `HELIOS_LEAD_ORIGINS`.',
  },
  CONTENT_TYPE: {
    title: 'The body of the request has a type that the endpoint does not read.',
    cause: 'The endpoint reads JSON and the two types of HTML forms, none of them compressed.',
    remedy:
      'Send `application/json`, `application/x-www-form-urlencoded` or `multipart/form-data` without `Content-Encoding`.',
  },
  TOO_LARGE: {
    title: 'The text of the request is larger than 64 KB.',
    cause: 'No form of the site sends so much text.',
    remedy: 'Send less text. Files have their own limit, 10 MB: `FILE_TOO_LARGE`.',
  },
  RATE_LIMIT: {
    title: 'One IP address sent too many leads within a minute.',
    cause:
      'An IP address may send 30 leads a minute (`HELIOS_LEADS_PER_MINUTE`). If a captcha is configured, it may send three a minute without a token. Behind a proxy all visitors share one address until `HELIOS_ADDRESS_HEADER` is set.',
    remedy: 'Wait as many seconds as the header `Retry-After` says. Behind a proxy set `HELIOS_ADDRESS_HEADER`.',
  },
  MALFORMED: {
    title: 'The request is not what a form of the site sends.',
    cause:
      'The body is not valid JSON or form data, a field occurs twice, or a value that the page itself fills in does not have the format that the site uses.',
    remedy:
      'Reload the page and send the form again: the page may be from an older release. A program must send the request that docs/leads.md describes.',
  },
  UNKNOWN_FORM: {
    title: 'The site has no form with this id.',
    cause: 'The form was removed or its id changed after the visitor opened the page, or the id has a mistake.',
    remedy: 'Reload the page. If the form is new, export the site and publish it.',
  },
  UNKNOWN_FIELD: {
    title: 'The form does not have one of the fields.',
    cause: 'The page and the endpoint are from different releases, or a program invented the field.',
    remedy: "Reload the page. If the field is new, add it to the form's document and export the site.",
  },
  CAPTCHA: {
    title: 'The captcha says that a machine sent the lead.',
    cause: 'The token is too old, was used before, belongs to another site or action, or has a score below 0.5.',
    remedy:
      'Send the form again. If many visitors get this code, check that the public key and the secret key are a pair.',
  },
  UNAVAILABLE: {
    title: 'The endpoint could not store the lead.',
    cause:
      "The disk is full, the outbox can't be written, or the release that is served is damaged. On a host without a store, HubSpot did not take the lead. The log has the cause.",
    remedy: 'Correct the cause in the log. The visitor can send the form again: nothing was stored.',
  },
  INVALID_EMAIL: {
    title: "The email address is missing or can't be valid.",
    cause:
      'The field is empty, its value does not have the format of an address (at most 254 characters), or HubSpot rejected it with `INVALID_EMAIL`.',
    remedy: 'The visitor corrects the address.',
  },
  NON_WORK_EMAIL: {
    title: 'The email address is a private one.',
    cause:
      "The domain of the address is in the document `disallowed_emails` of the locale, or HubSpot's form rejected it with `BLOCKED_EMAIL`.",
    remedy: 'The visitor uses the address of their company. Editors decide about domains in `disallowed_emails`.',
  },
  REQUIRED: {
    title: 'A required field is empty.',
    cause: 'The document of the form marks the field as required.',
    remedy: 'The visitor fills in the field.',
  },
  TOO_LONG: {
    title: 'The value of a field is too long.',
    cause: 'A message may have 4,000 characters, most other fields 250. docs/contract.md has all limits.',
    remedy: 'The visitor shortens the value.',
  },
  NOT_A_CHOICE: {
    title: 'The value of a field is not one of its choices.',
    cause: 'The choices changed after the visitor opened the page, or a program invented the value.',
    remedy: 'The visitor reloads the page and chooses again.',
  },
  NOT_PLAIN_TEXT: {
    title: 'The value of a field is not plain text.',
    cause: 'The value contains markup or control characters, or the request has a file in a field for text.',
    remedy: 'The visitor puts a space after each <, or leaves the markup out.',
  },
  FILE_TOO_LARGE: {
    title: 'A file is larger than 10 MB.',
    cause: 'A file of a lead may have at most 10 MB.',
    remedy: 'The visitor chooses a smaller file.',
  },
  NOT_A_PDF: {
    title: 'A file is not a PDF.',
    cause: 'The first bytes of the file are not those of a PDF. The name of the file does not count.',
    remedy: 'The visitor chooses a PDF.',
  },
  CONSENT: {
    title: 'A required consent is missing.',
    cause: 'The document of the form requires the consent, as the form of a mailing list does.',
    remedy: 'The visitor ticks the box, or does not send the form.',
  },
} as const satisfies Record<RejectionCode, ErrorEntry>;
