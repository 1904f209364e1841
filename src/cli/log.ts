import type { LeadEvent } from '../leads/log.ts';
import type { ServedRequest } from '../server/serve.ts';
import { recognizeHeliosError } from '../site/helios-error.ts';
import { leadLine } from './lead-line.ts';
import { logLine, note, noteFailure } from './report.ts';

export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/**
 * The log of a program that runs for long, on stderr. Each line has the time in UTC. With `json` each line is one JSON
 * object. No line has personal data: a request is logged without its query, and without the visitor's IP address.
 */
export interface Log {
  request(request: ServedRequest): void;
  lead(event: LeadEvent): void;
  /** A request that could not be answered. */
  failure(error: unknown, pathname: string): void;
  /** Something that the operator should know, in a sentence. */
  notice(text: string): void;
}

export function createLog(format: LogFormat): Log {
  return format === 'json' ? jsonLog : textLog;
}

/** Lines such as `2026-03-01T09:30:00.000Z  GET /helios/en 200  12345 bytes  3 ms`. */
const textLog: Log = {
  request({ method, pathname, status, durationMs, bytes, isComplete }) {
    const end = isComplete ? '' : '  broken off by the client';
    logLine(`${time()}  ${method} ${pathname} ${status}  ${bytes} bytes  ${durationMs.toFixed(0)} ms${end}`);
  },
  lead: (event) => logLine(`${time()}  leads  ${leadLine(event)}`),
  failure(error, pathname) {
    logLine(`${time()}  ${pathname} could not be answered:`);
    noteFailure(error);
  },
  notice: note,
};

const jsonLog: Log = {
  request: ({ durationMs, ...request }) =>
    record('request', { ...request, durationMs: Math.round(durationMs * 10) / 10 }),
  lead: (event) => record('lead', { event: event.type, ...factsOf(event), message: leadLine(event) }),
  failure(error, pathname) {
    const code = recognizeHeliosError(error)?.code ?? 'internal';
    const stack = code === 'internal' && error instanceof Error ? error.stack : undefined;
    record('failure', { pathname, code, message: error instanceof Error ? error.message : String(error), stack });
  },
  notice: (message) => record('notice', { message }),
};

/** The facts of an event that a program may want to count by. */
function factsOf(event: LeadEvent) {
  switch (event.type) {
    case 'rejected':
      return { code: event.code, form: event.form, bytes: event.bytes };
    case 'accepted':
      return { form: event.form, bytes: event.bytes, isVerified: event.isVerified };
    case 'delivery':
      return { lead: event.lead, form: event.form, attempt: event.attempt, result: event.delivery.type };
    case 'recovered':
      return { count: event.count };
    case 'captcha-unknown':
    case 'fault':
      return {};
  }
}

function record(type: string, facts: Readonly<Record<string, unknown>>): void {
  logLine(JSON.stringify({ time: time(), type, ...facts }));
}

function time(): string {
  return new Date().toISOString();
}
