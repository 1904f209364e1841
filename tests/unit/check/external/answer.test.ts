import { expect, test } from 'vitest';
import { failureAnswer } from '../../../../src/check/external/answer.ts';

const failed = (cause: object) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), cause) });

test.each([
  ['dns', failed({ code: 'ENOTFOUND' }), 'ENOTFOUND'],
  ['dns', failed({ code: 'EAI_AGAIN' }), 'EAI_AGAIN'],
  ['timeout', new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'TimeoutError'],
  ['timeout', failed({ code: 'UND_ERR_CONNECT_TIMEOUT' }), 'UND_ERR_CONNECT_TIMEOUT'],
  ['tls', failed({ code: 'CERT_HAS_EXPIRED' }), 'CERT_HAS_EXPIRED'],
  ['tls', failed({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['connection', failed({ code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    'connection',
    new TypeError('x', { cause: new AggregateError([Object.assign(new Error('y'), { code: 'EHOSTUNREACH' })]) }),
    'EHOSTUNREACH',
  ],
  ['redirects', failed({ message: 'redirect count exceeded' }), 'more than 20 redirects'],
  ['connection', undefined, 'unknown'],
] as const)('A request that failed has the cause %s: %o', (cause, error, detail) => {
  expect(failureAnswer(error)).toEqual({ state: 'broken', cause, detail });
});
