import type { Config } from '../config/config.ts'
import { setTracer } from './spans.ts'

/**
 * Begins to trace, if the site has a collector. Without one, nothing of OpenTelemetry is loaded.
 * @returns a function that sends what waits, and ends
 */
export async function openTraces(
  { traces, version }: Pick<Config, 'traces' | 'version'>,
  log: (message: string, detail: object) => void
): Promise<() => Promise<void>> {
  if (!traces) return async () => {}
  const { openTelemetry } = await import('./otel.ts')
  const { endpoint, ratio } = traces
  const tracer = openTelemetry(endpoint, { ratio, version }, log)
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    await tracer.stop()
  }
}
