import { createSecureStorage } from '../shared/storage/secure-storage.ts';

/** A visitor's input in a form that has not been sent yet. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** Identifies the lead, so that the endpoint accepts it only once. */
  readonly key: string;
}

/** Drafts are personal data: they are encrypted and stored for this tab only. */
const storage = createSecureStorage(() => sessionStorage);

export function loadDraft(name: string): Promise<Draft | undefined> {
  return storage.get(name, (found) => (isDraft(found) ? found : undefined));
}

/** Stores a draft. Does nothing if the browser can't store the draft; the form works without drafts. */
export function saveDraft(name: string, draft: Draft): void {
  void storage.set(name, draft);
}

export function discardDraft(name: string): void {
  storage.remove(name);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('key' in value)) return false;
  const { values, key } = value;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}
