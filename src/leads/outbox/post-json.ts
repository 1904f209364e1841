import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Exchange, PostJson } from '../hubspot.ts';
import { sendTimeoutMs } from '../post-with-fetch.ts';

/** More than HubSpot's longest complaint. */
const maxAnswerBytes = 64 * 1024;

/**
 * Posts by a connection of its own, which is how it knows whether a request that failed had left: before the connection
 * stood, it had not. A connection that is used again may be closed at the other end just as the request goes out.
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

/** The status is the answer: a body that breaks off takes nothing back. */
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
    // What is missing of it is only the complaint's wording.
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
