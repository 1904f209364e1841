/** Tells the other open tabs of the site that consent has changed. */
export interface Tabs {
  tell(): void;
}

/**
 * Calls the listener when another tab has told that consent has changed. The message carries nothing: the cookies have
 * the choice. A tab that comes back from the browser's back/forward cache has missed messages, so it counts as told.
 */
export function connectTabs(onChange: () => void): Tabs {
  let channel = open(onChange);
  // A page with an open channel could not be put into the back/forward cache in every browser.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = open(onChange);
    onChange();
  });
  return { tell: () => channel?.postMessage('') };
}

function open(onChange: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel('helios:consent');
    channel.addEventListener('message', onChange);
    return channel;
  } catch {
    // The document has an opaque origin, as in a sandboxed frame. It has no other tabs.
    return undefined;
  }
}
