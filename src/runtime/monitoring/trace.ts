import { TracingInstrumentation } from '@grafana/faro-web-tracing';
import { type Context, propagation, type TextMapPropagator, type TextMapSetter } from '@opentelemetry/api';
import { CompositePropagator, W3CBaggagePropagator, W3CTraceContextPropagator } from '@opentelemetry/core';

/** Returns the name of the view that is shown now, such as `pricing`. */
export type CurrentView = () => string;

/**
 * Traces the page's requests. Requests to the site's own origin get `traceparent`, `tracestate` and `baggage`; requests
 * to other origins get none of them. The SDK sends up to 30 spans a second, and ends a span 300 ms after its request,
 * when the browser knows the request's timings (docs/contract.md, section 9.8).
 */
export function createTracing(currentView: CurrentView): TracingInstrumentation {
  return new TracingInstrumentation({ propagator: createPropagator(currentView) });
}

/** Writes the trace's context and, as baggage, the view that sends the request, so that a server can tell views apart. */
export function createPropagator(currentView: CurrentView): TextMapPropagator {
  const headers = new CompositePropagator({
    propagators: [new W3CTraceContextPropagator(), new W3CBaggagePropagator()],
  });
  return {
    inject: <Carrier>(context: Context, carrier: Carrier, setter: TextMapSetter<Carrier>) =>
      headers.inject(withView(context, currentView()), carrier, setter),
    extract: (context, carrier, getter) => headers.extract(context, carrier, getter),
    fields: () => headers.fields(),
  };
}

function withView(context: Context, view: string): Context {
  const baggage = propagation.getBaggage(context) ?? propagation.createBaggage();
  return propagation.setBaggage(context, baggage.setEntry('view', { value: view }));
}
