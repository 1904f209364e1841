/** The key in session storage under which Faro stores the session of this tab. */
const sessionKey = 'com.grafana.faro.session';

/** The session of this tab as Faro stored it, JSON. Null if there is none. */
export function storedSession(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    // If nothing may be stored, no session is known, and each document is a session of its own.
    return null;
  }
}

/** Deletes the session of this tab. */
export function forgetSession(): void {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // If nothing may be stored, there is no session to delete.
  }
}
