import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Exchange, PostJson } from '../hubspot.ts';
import { sendTimeoutMs } from '../post-with-fetch.ts';

/** The largest part of an answer that is read. HubSpot's longest error message is shorter. */
const maxAnswerBytes = 64 * 1024;

/**
 * Posts each request on a new connection. If a request fails before its connection is established, it was certainly not
 * sent. A reused connection gives no such certainty: the server may close it while the request is being sent.
 */
export const postJson: PostJson = ({ url, body, headers }) =>
  new Promise((resolve) => {
    const { protocol } = new URL(url);
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    let wasSent = false;
    const request = send(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    request.once('socket', (socket) =>
      socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        wasSent = true;
      }),
    );
    request.once('response', (response) => void answerOf(response).then(resolve));
    request.once('error', (error) => resolve(failureOf(error, { wasSent })));
    request.end(body);
  });

/** Reads the answer to a request. The answer's status counts even if its body breaks off. */
async function answerOf(response: IncomingMessage): Promise<Exchange> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      const bytes: Buffer = chunk;
      length += bytes.length;
      if (length > maxAnswerBytes) break;
      chunks.push(bytes);
    }
  } catch {
    // The body broke off. The missing rest is only the text of an error message.
  }
  return {
    type: 'answer',
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? null,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function failureOf(error: Error, { wasSent }: { wasSent: boolean }): Exchange {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const reason = code === 'ABORT_ERR' ? 'no answer within 10 seconds' : code;
  return wasSent
    ? { type: 'answer-lost', reason: `The answer was lost (${reason}).` }
    : { type: 'not-sent', reason: `HubSpot could not be reached (${reason}).` };
}
