/** A WebDriver BiDi session: https://w3c.github.io/webdriver-bidi/ */
export interface BidiSession extends Disposable {
  /** Sends a command and gives its result. Rejects with what the browser says. */
  send(method: string, params?: object): Promise<unknown>;
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: unknown };

/** Connects to a browser that speaks BiDi. `onEvent` gets the events that a command subscribes to. */
export async function openBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiSession> {
  const socket = new WebSocket(address);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error(`Nothing answers at ${address}.`)));
  await opened.promise;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.type === 'event') return onEvent(message.method, message.params);
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const command of waiting.values()) command.reject(new Error('The browser has closed the connection.'));
  });
  return {
    send(method, params = {}) {
      last += 1;
      const command = Promise.withResolvers<unknown>();
      waiting.set(last, command);
      socket.send(JSON.stringify({ id: last, method, params }));
      return command.promise;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
