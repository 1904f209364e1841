/** Tells the other open tabs of the site that consent has changed. */
export interface Tabs {
  tell(): void;
}

/**
 * Calls the listener when another tab reports that consent has changed. The message carries nothing, because the
 * cookies have the choice. A tab that comes back from the browser's back/forward cache has missed messages, so the
 * listener is called then too.
 */
export function connectTabs(onChange: () => void): Tabs {
  let channel = open(onChange);
  // Some browsers keep a page with an open channel out of the back/forward cache, so the channel is closed when the
  // page is left.
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
    // The document has an opaque origin, as in a sandboxed frame, so it can't tell other tabs anything.
    return undefined;
  }
}
