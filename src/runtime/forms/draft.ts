import { createSecureStorage } from '../shared/storage/secure-storage.ts';

/** What a visitor has typed into a form and not sent yet. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** Names the lead, however often it is sent: the endpoint takes it once. */
  readonly key: string;
}

/** For this tab, and encrypted: a lead is personal. */
const storage = createSecureStorage(() => sessionStorage);

export function loadDraft(name: string): Promise<Draft | undefined> {
  return storage.get(name, (found) => (isDraft(found) ? found : undefined));
}

/** Where nothing can be kept, the form works all the same. */
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
