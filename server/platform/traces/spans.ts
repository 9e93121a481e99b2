/**
 * Spans of requests, transactions, jobs and deliveries. Without a tracer, which only the setting
 * OTEL_EXPORTER_OTLP_ENDPOINT brings, `fn` is called and nothing else happens. Decision 0110.
 */

/** Facts of a span. They never hold a value of a query, an address or anything else about a person. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A span of a request that is under way. */
export interface RequestSpan {
  /** Runs `fn` so that what it begins belongs to this span. */
  within(fn: () => void): void
  end(name: string, facts: SpanFacts, isFailure: boolean): void
}

/** Makes spans and sends them to a collector. */
export interface Tracer {
  /** @param traceparent the span to which it belongs elsewhere; absent: the span around the caller, if there is one */
  request(traceparent?: string): RequestSpan
  /** @param isRoot true if it needs no span around the caller */
  span<T>(name: string, facts: SpanFacts, fn: () => Promise<T>, isRoot: boolean): Promise<T>
  /** Notes for the span around the caller that a query took some milliseconds. */
  query(milliseconds: number): void
}

let tracer: Tracer | undefined

/** Sets the tracer of this process, or none. */
export function setTracer(given: Tracer | undefined): void {
  tracer = given
}

export const currentTracer = (): Tracer | undefined => tracer

/** Runs `fn` in a span of its own: a job, or a delivery. */
export const inRootSpan = <T>(name: string, facts: SpanFacts, fn: () => Promise<T>): Promise<T> =>
  tracer ? tracer.span(name, facts, fn, true) : fn()

/** Runs `fn` in a span below the one around the caller; without such a span, it only runs it. */
export const inSpan = <T>(name: string, facts: SpanFacts, fn: () => Promise<T>): Promise<T> =>
  tracer ? tracer.span(name, facts, fn, false) : fn()
