import type { DataOf } from '@board/client'

type Limits = Pick<DataOf<'siteConfig'>['limits'], 'explainThreshold'>

/** Tells whether a score asks for an explanation. */
export const isLow = (scores: readonly (number | undefined)[], { explainThreshold }: Limits): boolean =>
  scores.some(score => score !== undefined && score <= explainThreshold)
