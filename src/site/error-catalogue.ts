import type { HeliosErrorCode } from './helios-error.ts';

/** The meaning of an error code, in plain sentences. `npm run docs` writes all entries to docs/errors.md. */
export interface ErrorEntry {
  /** A sentence that says what happened. */
  readonly title: string;
  /** The possible reasons for the error. */
  readonly cause: string;
  /** The steps that correct the error. */
  readonly remedy: string;
}

/** The entries of docs/errors.md about errors. An error means that a command could not run to its end. */
export const errorEntries = {
  'bad-config': {
    title: "A setting has a value that Helios can't use.",
    cause:
      'A value in `config/`, an environment variable, or a generated file of an export (`helios-host.json`, `helios-leads.json`) has the wrong form, goes beyond a limit of the hosts, or is the address of an API that only redirects. The message names the setting, its value, and the values that are allowed.',
    remedy: 'Correct the value. If the message names a file of an export, run `helios export` again.',
  },
  'bad-argument': {
    title: "The command line has an argument that Helios can't use.",
    cause:
      "A command or an option is misspelt, a value is missing or out of range, no page fits `--route`, `helios leads retry` names a lead that can't be sent again, or `helios serve` can't listen on the port.",
    remedy: 'Run the command with `--help`. `helios routes` lists all pages, `helios leads list` lists all leads.',
  },
  'unknown-locale': {
    title: '`--locale` names a locale that does not exist.',
    cause:
      'The option takes the codes of `config/locales.ts`: the code in addresses (`de`, `fr-be`) or the code in Prismic (`de-de`).',
    remedy: 'Choose one of the codes in the message.',
  },
  'repository-unreachable': {
    title: 'The content repository does not answer.',
    cause:
      'Three requests failed: there was no connection, no answer within 10 seconds, or an answer with the status 408, 413, 429, 500, 502, 503 or 504. Or the run has waited as long as it may, 60 seconds in all: requests without answer and the pauses after them count.',
    remedy:
      'Run the same command again in a while, or let the run wait longer with `--wait 10m`. If only this machine has the problem, check its network and its proxy.',
  },
  'repository-busy': {
    title: 'The content repository asks for a longer pause than the run may make.',
    cause:
      'The repository answered with a status such as 429 or 503 and a header `Retry-After`. A run waits 60 seconds in all for other programs: pauses between requests, and requests without answer. This pause would go beyond it.',
    remedy:
      'Run the same command again at the time in the message; with `--json` it is `retryAt`. `--wait 10m` lets a run wait longer, up to 24 hours.',
  },
  'unknown-host': {
    title: 'A host name does not exist.',
    cause:
      'The name servers answered three times that they know no such host (ENOTFOUND). `HELIOS_PRISMIC_REPOSITORY` or `HELIOS_PRISMIC_ENDPOINT` is misspelt; the message has its value. The exit code is 2, because no retry corrects a misspelt name. A machine without a network usually gets no answer from its name server instead (EAI_AGAIN): that is `repository-unreachable` with exit code 75. Some systems, such as macOS, report both in the same way.',
    remedy: 'Correct the variable. If its value is right, check the network of this machine.',
  },
  'repository-refused': {
    title: 'The content repository refuses the request.',
    cause:
      'There is no repository of that name, or none at the address of `HELIOS_PRISMIC_ENDPOINT` (status 404), or the repository is private and the access token is missing or wrong (status 401 or 403).',
    remedy:
      'Set `HELIOS_PRISMIC_REPOSITORY` to the name in https://NAME.cdn.prismic.io, and correct or unset `HELIOS_PRISMIC_ENDPOINT`. For a private repository set `HELIOS_PRISMIC_TOKEN` to one of its permanent access tokens.',
  },
  'repository-answer': {
    title: "The content repository sent an answer that Helios can't use.",
    cause:
      'The address belongs to another server, a proxy changed or shortened the answer, the repository rejected a request, or an answer is larger than 64 MiB. Or the pages of results contradict each other three times although nothing was published in between: a page is short, a document comes twice, the number of documents changes. Or a document that `helios content pull` would write has a UID with a slash or another character that no name of a file has. The message says what was seen.',
    remedy:
      'Check that `HELIOS_PRISMIC_REPOSITORY` and `HELIOS_PRISMIC_ENDPOINT` name a Prismic repository (API v2). Then run the command again, if possible without the proxy.',
  },
  'content-changed': {
    title: 'The content changed while Helios read it.',
    cause:
      'All pages of an export come from one version of the content. Its ref changed during each of six attempts to read it, because editors were publishing, or another Helios replaced the snapshot in the same work folder.',
    remedy: 'Run the same command again when the editors, or the other Helios, have finished.',
  },
  'no-snapshot': {
    title: 'The content snapshot is missing.',
    cause:
      'The file `content.sqlite` in the work folder (`.helios`) was deleted or damaged between the fetch and its use.',
    remedy: 'Run the same command again, or `helios fetch`. Delete nothing in the work folder while Helios runs.',
  },
  'invalid-model': {
    title: "Helios can't use a model of the content.",
    cause: "A file in `content/models` can't be read, is not JSON, or does not have the form of a Prismic model.",
    remedy: 'Correct the file by hand, or pull it from Prismic again. Then run `npm run types`.',
  },
  'invalid-content': {
    title: 'The embedded content has faults, so no page was made of it.',
    cause:
      'Files in `content/documents` are not documents that Prismic could hold. The findings before the message name each file with its document and field; wrong values of fields are among them. A file in `content/words` or `content/translations.json` that is no readable text is named by the message. The exit code is 1, as for all faults of the content.',
    remedy: 'Correct the named files, then run the command again.',
  },
  'input-unreadable': {
    title: "Helios can't read a file or folder of the project or of its work folder.",
    cause:
      'This user may not read it: it belongs to another user, or its permissions are too narrow. The message names it with the code of the system.',
    remedy:
      'Let this user read it, such as with `chmod` or `chown`, or delete it if the hint says that it is a cache. Then run the command again.',
  },
  'output-refused': {
    title: 'Helios does not write into this folder, or over this file.',
    cause:
      'An export replaces its folder, and the folder `{name}.helios` beside it, as a whole. Helios therefore refuses folders that hold other files, and the root of the file system, the home folder, the project with the folders around it, its own work folder, the folders of another export, the folders of the project from which a site is made (`src`, `public`, `content`, `config`), and Git repositories. It refuses a folder that contains the work folder too: then `HELIOS_WORK` may be what is wrong. Files of the operating system, such as `.DS_Store`, do not count. A part of the site (`--locale`, `--route`) is refused where a whole site is, and an export without image files (`--no-images`) where a site with images is. The catalogue is refused where the site or a part is, and both where a catalogue is. `--html` of `helios coverage` and `helios consent-report` replaces only a page that the same command wrote.',
    remedy:
      'Choose a new or empty folder with `--out`, or move the other files elsewhere. Leave out `--out` for a part, which then goes to `out-part`, and for the catalogue, which goes to `catalogue`. Name another folder for an export with `--no-images`, and another file with `--html`.',
  },
  'output-unwritable': {
    title: "Helios can't write a file.",
    cause:
      'The system does not allow it: the folder belongs to another user, the disk is read-only, a file is in the place of a folder or a folder in the place of a file, the folder is a mount point, or the disk does not support file locks. The message names the path and the code of the system.',
    remedy:
      'Let this user write there, such as with `chown` if a run as another user has left files there, move away what is in its place, or choose another place with `--out`, `--html` or `HELIOS_WORK`. An earlier export, if there is one, is unchanged.',
  },
  'output-full': {
    title: 'There is no room left to write a file.',
    cause: 'The disk is full, or the file would exceed a quota or a limit of the file size.',
    remedy: 'Free some space, then run the same command again. An earlier export, if there is one, is unchanged.',
  },
  'output-missing': {
    title: 'There is no export in this folder.',
    cause:
      '`helios serve`, `helios check-links` and `helios sourcemaps` need the folder of an export, and beside it the folder `{name}.helios` of the same release. `helios rollback` needs another release of the same folder: Helios stores the last ten, and parts are none.',
    remedy:
      'Run `helios export` first, or name the right folder. If the site was copied, copy `{name}.helios` too. `helios releases` lists the releases of a folder.',
  },
  'other-source': {
    title: 'The export would replace a site that was made from other content.',
    cause:
      'The manifest of the site in the output folder names another source than this export has: another Prismic repository, or the embedded sample. A variable is missing or names the wrong repository, or the change is meant.',
    remedy:
      'Check `HELIOS_PRISMIC_REPOSITORY`; `helios config` shows the settings in force. If the change is meant, name the content on the command line: `--content embedded` or `--content prismic`. An earlier export, if there is one, is unchanged.',
  },
  'already-running': {
    title: 'Another Helios works in the same work folder.',
    cause: 'Two exports at a time would mix their files, so the second one does not start.',
    remedy:
      'Wait until the other one has ended: `--wait 5m` does that by itself, for five minutes at most. Or give this one a work folder of its own with `HELIOS_WORK`.',
  },
  'port-in-use': {
    title: 'Another program uses the port.',
    cause: '`helios serve` listens on the port 4321 unless `--port` names another one.',
    remedy: 'Stop the other program, or choose another port: `--port 0` takes a free one.',
  },
  'outbox-unusable': {
    title: "Helios can't use the file of the leads.",
    cause:
      '`HELIOS_LEADS` names a place that this user may not write, a file that is not an outbox, or an outbox of a newer Helios. Or `helios leads show` and `helios leads delete` find no outbox at all, which can mean a wrong `HELIOS_LEADS` or `HELIOS_WORK`.',
    remedy:
      'Set `HELIOS_LEADS` to a file on a local disk, and run the command as the user who runs `helios serve`. Never delete an existing outbox: it holds leads.',
  },
  'upload-refused': {
    title: 'A monitoring service refuses source maps.',
    cause:
      'The service that `HELIOS_SOURCE_MAPS_URL` names has no such app or project, or `HELIOS_SOURCE_MAPS_TOKEN` may not write source maps. The message has the status of the answer.',
    remedy:
      'Correct the variable that the message names. For Grafana Faro the token is `{stack id}:{token}`, with the scope `sourcemaps:write`; for Sentry it needs the scope `project:releases`.',
  },
  'upload-failed': {
    title: "A monitoring service can't take source maps now.",
    cause: 'The service did not answer within a minute, or it answered with a status such as 429 or 503.',
    remedy: 'Run the same command again in a while. Source maps that are uploaded already stay there.',
  },
  'missing-package': {
    title: 'A package for development is not installed.',
    cause: '`helios lint` needs dictionaries and a detector of languages. `npm ci --omit=dev` leaves them out.',
    remedy: 'Run `npm ci`.',
  },
  'prismic-refused': {
    title: 'Prismic refuses content that was sent to it.',
    cause:
      '`HELIOS_PRISMIC_WRITE_TOKEN` is no write token of the repository, or a document or a model is not as Prismic wants it. The message has the status and the answer.',
    remedy: 'Correct what the answer names, then run the same command again: it goes on where it ended.',
  },
  'prismic-unreachable': {
    title: "Prismic can't take content now.",
    cause: 'It did not answer within a minute, takes no more requests now, or answered with a status such as 503.',
    remedy: 'Run the same command again in a while: it goes on where it ended.',
  },
  'compile-failed': {
    title: "The site's code does not compile.",
    cause:
      'A TypeScript or CSS file in `src/` has a mistake: it breaks the grammar, imports a file that does not exist, has CSS that browsers ignore (a brace that is missing, an unknown property, value or query), names a class that its CSS module lacks or a token that `config/tokens.ts` lacks, refers to a file from a stylesheet, or throws as soon as it is loaded. `styles.card` must be a class of the module; `styles[size]` may be undefined.',
    remedy:
      'Correct the file at the named line and column. The hint has the places of further mistakes, and `npm run typecheck` finds wrong types.',
  },
  internal: {
    title: 'Helios itself has a fault.',
    cause:
      'Something happened that Helios does not expect. The lines below the message say where in its code. If the message is about stored bytes, something outside Helios changed files in the work folder.',
    remedy:
      'Run the same command again: Helios replaces damaged files. If the error stays, report it with the whole message.',
  },
} as const satisfies Record<HeliosErrorCode, ErrorEntry>;
