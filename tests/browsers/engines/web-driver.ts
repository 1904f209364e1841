/** A WebDriver session: https://www.w3.org/TR/webdriver2/ */
export interface WebDriver extends AsyncDisposable {
  get<Value>(command: string): Promise<Value>;
  post<Value>(command: string, body?: object): Promise<Value>;
  remove(command: string): Promise<unknown>;
}

/** Opens a browser through a driver that has just been started. Rejects with what the driver says. */
export async function connectWebDriver(origin: string, capabilities: object): Promise<WebDriver> {
  await untilReady(origin);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, body);
  const session = `${origin}/session/${sessionId}`;
  return {
    get: (command) => ask('GET', `${session}/${command}`),
    post: (command, input = {}) => ask('POST', `${session}/${command}`, input),
    remove: (command) => ask('DELETE', `${session}/${command}`),
    [Symbol.asyncDispose]: () => ask('DELETE', session),
  };
}

/** A driver that has lost its browser never answers. */
const maxAnswerMs = 20_000;

async function ask<Value>(method: string, address: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(maxAnswerMs);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function untilReady(origin: string): Promise<void> {
  const attempts = 600;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Nothing answers before the driver listens.
    const status = await ask<{ ready: boolean }>('GET', `${origin}/status`).catch(() => undefined);
    if (status?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The driver at ${origin} is not ready.`);
}
