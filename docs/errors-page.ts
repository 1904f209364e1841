import { Rejection, type RejectionCode, rejectionCodes } from '../src/leads/rejection.ts';
import { rejectionEntries } from '../src/leads/rejection-catalogue.ts';
import { leadFaultCodes } from '../src/rules/leads/check-lead.ts';
import { leadTextKey } from '../src/rules/leads/error-text.ts';
import { leadFieldNames } from '../src/rules/leads/field-names.ts';
import { type ErrorEntry, errorEntries } from '../src/site/error-catalogue.ts';
import { findingCodes } from '../src/site/finding.ts';
import { type FindingEntry, findingEntries } from '../src/site/finding-catalogue.ts';
import { HeliosError, type HeliosErrorCode, heliosErrorCodes } from '../src/site/helios-error.ts';

/** The text of docs/errors.md: an index, then a section for each code, so that `errors.md#broken-link` is its address. */
export function errorsPage(): string {
  const sections = [
    ...heliosErrorCodes.map((code) => section(code, kindOfError(code), errorEntries[code])),
    ...findingCodes.map((code) => section(code, kindOfFinding(findingEntries[code]), findingEntries[code])),
    ...rejectionCodes.map((code) => section(code, kindOfRejection(code), rejectionEntries[code])),
  ];
  return `${introduction()}\n\n${sections.join('\n\n')}\n`;
}

function introduction(): string {
  return `<!-- \`npm run docs\` writes this file. Its texts are in src/site/error-catalogue.ts, src/site/finding-catalogue.ts
     and src/leads/rejection-catalogue.ts. -->

# Error codes

Each error and each finding begins with a code that never changes:

\`\`\`
✗ bad-argument  No page fits "/pricng".
    where  --route
    hint   Write a path after the locale, such as /pricing or "/legal/**"; \`helios routes\` lists all pages.
    docs   docs/errors.md#bad-argument
\`\`\`

With \`--json\` stdout has the same: an error is \`{ "error": { "code", "message", "where", "hint", "docs" } }\`, and findings are
the list \`findings\` of the result, each \`{ "code", "severity", "message", "document", "where", "pathnames", "hint" }\`. Parts that do not apply are left out.

| kind | means | codes |
|---|---|---|
| error | the command could not run; nothing was published | ${links(heliosErrorCodes)} |
| finding | the content or a template has a fault. An error (\`✗\`) blocks publishing, a warning (\`!\`) does so under \`--strict\` | ${links(findingCodes)} |
| rejection | the lead endpoint took no lead from a request. The code is in the header \`x-helios-error\` and in the log of \`helios serve\` | ${links(rejectionCodes)} |`;
}

function links(codes: readonly string[]): string {
  return codes.map((code) => `[${code}](#${code.toLowerCase()})`).join(', ');
}

function section(code: string, kind: string, { title, cause, remedy }: ErrorEntry): string {
  return `## ${code}

${title}

- **Kind**: ${kind}
- **Why**: ${cause}
- **What to do**: ${remedy}`;
}

function kindOfError(code: HeliosErrorCode): string {
  const { exitCode } = new HeliosError(code, { message: '' });
  return `error, exit code ${exitCode}${exitCode === 75 ? ': the same command may succeed later' : ''}`;
}

function kindOfFinding({ severities }: FindingEntry): string {
  return `finding, ${severities.map((severity) => `${severity} (${effects[severity]})`).join(' or ')}`;
}

const effects: Readonly<Record<FindingEntry['severities'][number], string>> = {
  error: 'it blocks publishing, exit code 1',
  warning: 'it blocks publishing under `--strict` only',
  notice: 'it never blocks publishing',
};

function kindOfRejection(code: RejectionCode): string {
  return `rejection, HTTP status ${new Rejection(code).status}${textsOf(code)}`;
}

/** The texts of `global_strings` that a visitor may read beside the field; nothing for a code that is not about a field. */
function textsOf(code: RejectionCode): string {
  const fault = leadFaultCodes.find((each) => each === code);
  if (fault === undefined) return '';
  // An email address has faults of its own.
  const names = ['', ...leadFieldNames].filter((name) => name !== 'email');
  const keys = new Set(names.map((name) => `\`${leadTextKey(fault, name)}\``));
  return `; the visitor reads ${[...keys].join(', ')} of \`global_strings\`${keys.size > 1 ? ', by the field' : ''}`;
}
