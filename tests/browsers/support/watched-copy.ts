import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hostFolderOf } from '../../../src/site/release-layout.ts';

/** Where the watching script keeps what it has seen: an entry of the session's storage. */
export const watchedKey = 'walk-errors';

/** The entry of the session's storage of a visitor who is asked for consent. Their session is monitored. */
export const askedKey = 'walk-asked';

/** The attribute of the body with the file that the page has saved last, in Base64. */
export const savedAttribute = 'data-saved';

/**
 * Copies an export. Visitors send Global Privacy Control unless `askedKey` is in the session's storage, so that the question about
 * cookies is in no other walk's way. The pages of the copy watch themselves: the first script of each writes down errors, warnings and
 * violations of the policy, because not every engine tells them. They keep the files that they save, because each engine has its own
 * way with downloads.
 */
export function copyWatched(folder: string, to: string): void {
  const watch = `<script src="/walk.js"></script>`;
  const entries = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of entries) {
    const path = relative(`${folder}/`, join(parentPath, name));
    mkdirSync(dirname(join(to, path)), { recursive: true });
    if (!name.endsWith('.html')) {
      linkSync(join(folder, path), join(to, path));
      continue;
    }
    const text = readFileSync(join(folder, path), 'utf8');
    // The script stands behind the policy, so that the policy holds for it too.
    writeFileSync(join(to, path), text.replace('<meta name="viewport"', `${watch}$&`));
  }
  const watching = `(${watchPage})(${JSON.stringify(watchedKey)}, ${JSON.stringify(askedKey)})`;
  writeFileSync(join(to, 'walk.js'), `${watching};(${keepSavedFiles})(${JSON.stringify(savedAttribute)})`);
  cpSync(hostFolderOf(folder), hostFolderOf(to), { recursive: true });
}

/** Runs in the page. */
function watchPage(key: string, asked: string): void {
  if (sessionStorage.getItem(asked) === null) {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  } else {
    Math.random = () => 0.01;
  }
  const note = (text: string) => {
    const known: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...known, `${text} (${location.pathname})`]));
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      note(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 160)}` : `error: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
}

/** Runs in the page. */
function keepSavedFiles(attribute: string): void {
  const addressOf = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    if (!(file instanceof Blob)) return addressOf(file);
    void file.arrayBuffer().then((bytes) => {
      const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
      document.body.setAttribute(attribute, btoa(signs.join('')));
    });
    return addressOf(file);
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!this.download) click.call(this);
  };
}
