import { defaultBatchingConfig } from '@grafana/faro-core';
import { ConsoleInstrumentation } from '@grafana/faro-web-sdk';
import { defaultTextMapSetter, propagation, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { TraceState } from '@opentelemetry/core';
import { BasicTracerProvider, BatchSpanProcessor, InMemorySpanExporter } from '@opentelemetry/sdk-trace-web';
import { expect, test } from 'vitest';
import { createPropagator } from '../../../../src/runtime/monitoring/trace.ts';

const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  traceFlags: TraceFlags.SAMPLED,
};

test('a request gets the trace, its state, and the view that sends it', () => {
  expect(headersOf({ traceState: new TraceState('vendor=1') }, propagation.createBaggage())).toEqual({
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'vendor=1',
    baggage: 'view=pricing',
  });
});

test('baggage ends at 180 entries, an entry at 4096 bytes, and the header at 8192', () => {
  const entries = (count: number, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`k${number}`, { value }]));
  const sent = (all: Record<string, { value: string }>) =>
    headersOf({}, propagation.createBaggage(all)).baggage?.split(',') ?? [];
  expect(sent(entries(200, 'v'))).toHaveLength(180);
  expect(sent({ long: { value: 'v'.repeat(4096) } })).toEqual(['view=pricing']);
  expect(sent(entries(5, 'v'.repeat(4000))).join(',').length).toBeLessThanOrEqual(8192);
});

test('a trace state ends at 32 entries and 512 characters', () => {
  const state = (count: number, value: string) =>
    new TraceState(Array.from({ length: count }, (_, number) => `k${number}=${value}`).join(','));
  expect(state(40, 'v').serialize().split(',')).toHaveLength(32);
  expect(state(10, 'v'.repeat(100)).serialize().length).toBeLessThanOrEqual(512);
});

test('a span ends at 128 attributes, events and links', () => {
  const recorded = new BasicTracerProvider().getTracer('test').startSpan('request');
  for (let number = 0; number < 130; number++) {
    recorded.setAttribute(`name-${number}`, number).addEvent(`event ${number}`).addLink({ context: span });
  }
  const { attributes, events, links } = recorded as unknown as { attributes: object; events: []; links: [] };
  expect([Object.keys(attributes).length, events.length, links.length]).toEqual([128, 128, 128]);
});

// The site leaves these values to the SDK, so that another release of it must not change them unseen.
test('The SDK has the batches, the queue and the console levels that the contract names', () => {
  expect(defaultBatchingConfig).toEqual({ enabled: true, itemLimit: 50, sendTimeout: 250 });
  expect(ConsoleInstrumentation.defaultDisabledLevels).toEqual(['debug', 'trace', 'log']);
  expect(new BatchSpanProcessor(new InMemorySpanExporter())).toMatchObject({
    _maxExportBatchSize: 512,
    _maxQueueSize: 2048,
    _scheduledDelayMillis: 5000,
    _exportTimeoutMillis: 30_000,
  });
});

function headersOf(
  { traceState }: { readonly traceState?: TraceState },
  baggage: ReturnType<typeof propagation.createBaggage>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const traced = trace.setSpanContext(ROOT_CONTEXT, { ...span, ...(traceState && { traceState }) });
  createPropagator(() => 'pricing').inject(propagation.setBaggage(traced, baggage), headers, defaultTextMapSetter);
  return headers;
}
