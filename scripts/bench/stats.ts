import type { Load } from './load.ts'

/**
 * Returns the value below which the given share of the samples lies. The samples may be unsorted; the share is in [0,
 * 1].
 */
function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)
export const p95 = (samples: readonly number[]): number => quantile(samples, 0.95)
export const p99 = (samples: readonly number[]): number => quantile(samples, 0.99)

/** Formats milliseconds, such as `12 ms`; values below ten have a decimal. */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** Formats a rate, such as `5,912/s`. */
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`

/** Formats a share, such as `84 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Formats a factor, such as `1.24 ×`. */
export const times = (factor: number): string => `${factor.toFixed(2)} ×`

/** Formats the medians of several loads of one server, such as `5,912/s (p99 12 ms)`. */
export function speedOf(loads: readonly Load[]): string {
  const rate = median(loads.map(load => load.perSecond))
  const slowest = median(loads.map(load => p99(load.latencies)))
  return `${perSecond(rate)} (p99 ${ms(slowest)})`
}
