/** The value below which the given share of the samples lies. Unsorted samples; share in [0, 1]. */
function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)
export const p95 = (samples: readonly number[]): number => quantile(samples, 0.95)
export const p99 = (samples: readonly number[]): number => quantile(samples, 0.99)

/** `12 ms`, with a digit behind the point where it matters. */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** `5,912/s` */
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`

/** `84 %` */
export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** `1.24 ×` */
export const times = (factor: number): string => `${factor.toFixed(2)} ×`
