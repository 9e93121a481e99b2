/** The tracer by OpenTelemetry. Nothing imports this file but `open.ts`, when the setting is there. Decision 0110. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider
} from '@opentelemetry/sdk-trace'
import type { SpanFacts, Tracer } from './spans.ts'

/** Spans that wait for the collector at most, those of one message to it, and milliseconds between two messages. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 2000 }

/** Milliseconds that the collector has for an answer. */
const patience = 3000

/** A span under way, and the queries of the database that belong to it. */
interface UnderWay {
  readonly span: Span
  readonly context: Context
  queries: number
  milliseconds: number
}

export interface OpenTracer extends Tracer {
  /** Sends what waits, and ends. */
  stop(): Promise<void>
}

/** Reads the header of W3C Trace Context; another text gives a context without a span. */
function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    traceparent.match(/^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/) ?? []
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT
}

/**
 * Makes the tracer. It never fails: what the collector does not take is dropped.
 * @param ratio the share of traces that are kept, from 0 to 1, unless a trusted proxy has decided
 * @param log hears once that the collector takes nothing, and once that it does again
 */
export function openTelemetry(
  endpoint: string,
  { ratio, version, delay = queue.scheduledDelayMillis }: { ratio: number; version: string; delay?: number },
  log: (message: string, detail: object) => void
): OpenTracer {
  const sender = new OTLPTraceExporter({ url: endpoint, timeoutMillis: patience, concurrencyLimit: 1 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'board', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        ...queue,
        scheduledDelayMillis: delay,
        exportTimeoutMillis: patience,
        exporter: saying(sender, log)
      })
    ]
  })
  const tracer = provider.getTracer('board')
  const around = new AsyncLocalStorage<UnderWay>()

  function begin(name: string, kind: SpanKind, parent: Context, facts: SpanFacts = {}): UnderWay {
    const span = tracer.startSpan(name, { kind, attributes: facts }, parent)
    return { span, context: trace.setSpan(parent, span), queries: 0, milliseconds: 0 }
  }

  function end({ span, queries, milliseconds }: UnderWay, isFailure: boolean): void {
    if (queries > 0) span.setAttributes({ 'db.queries': queries, 'db.ms': Math.round(milliseconds) })
    if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  return {
    request(traceparent) {
      const parent =
        traceparent === undefined ? (around.getStore()?.context ?? ROOT_CONTEXT) : contextOf(traceparent)
      const underWay = begin('request', SpanKind.SERVER, parent)
      return {
        within: fn => around.run(underWay, fn),
        end(name, facts, isFailure) {
          underWay.span.updateName(name)
          underWay.span.setAttributes(facts)
          end(underWay, isFailure)
        }
      }
    },
    async span(name, facts, fn, isRoot) {
      const outer = around.getStore()
      if (!outer && !isRoot) return await fn()
      const parent = isRoot ? ROOT_CONTEXT : (outer?.context ?? ROOT_CONTEXT)
      const underWay = begin(name, SpanKind.INTERNAL, parent, facts)
      let isDone = false
      try {
        const result = await around.run(underWay, fn)
        isDone = true
        return result
      } finally {
        end(underWay, !isDone)
      }
    },
    query(milliseconds) {
      const underWay = around.getStore()
      if (!underWay) return
      underWay.queries++
      underWay.milliseconds += milliseconds
    },
    async stop() {
      await provider.shutdown().catch(() => {})
    }
  }
}

/** Tells the log when the collector stops or begins again to take spans. */
function saying(sender: SpanExporter, log: (message: string, detail: object) => void): SpanExporter {
  let isTaken = true
  return {
    export(spans, done) {
      sender.export(spans, result => {
        const isNowTaken = result.error === undefined && result.code === 0
        if (isNowTaken !== isTaken)
          log(isNowTaken ? 'traces are sent again' : 'traces cannot be sent and are dropped', {
            error: result.error?.name ?? ''
          })
        isTaken = isNowTaken
        done(result)
      })
    },
    forceFlush: async () => await sender.forceFlush?.(),
    shutdown: () => sender.shutdown()
  }
}
