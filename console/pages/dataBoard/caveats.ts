import { type Figures, figureWords } from './figures.ts'

interface Caveat {
  readonly name: 'hollow' | 'copied' | 'struck' | 'pausedLate' | 'pausedOnTime'
  readonly count: (figures: Figures) => number
  readonly rate: (figures: Figures) => number | null
  /** Returns the number of which the count is a part. */
  readonly of: (figures: Figures) => number
}

/** Figures that show what can make the others look better than they are, in the order of the page. Decision 0032. */
export const caveats: readonly Caveat[] = [
  {
    name: 'hollow',
    count: ({ caveats: { hollow } }) => hollow,
    rate: ({ caveats: { hollowRate } }) => hollowRate,
    of: ({ caveats: { examined } }) => examined
  },
  {
    name: 'copied',
    count: ({ caveats: { copied } }) => copied,
    rate: ({ caveats: { copiedRate } }) => copiedRate,
    of: ({ caveats: { examined } }) => examined
  },
  {
    name: 'struck',
    count: ({ caveats: { struck } }) => struck,
    rate: ({ caveats: { struckRate } }) => struckRate,
    of: ({ caveats: { rated } }) => rated
  },
  {
    name: 'pausedLate',
    count: ({ caveats: { pausedLate } }) => pausedLate,
    rate: ({ caveats: { pausedLateRate } }) => pausedLateRate,
    of: ({ caveats: { late } }) => late
  },
  {
    name: 'pausedOnTime',
    count: ({ caveats: { pausedOnTime } }) => pausedOnTime,
    rate: ({ caveats: { pausedOnTimeRate } }) => pausedOnTimeRate,
    of: ({ onTime }) => onTime
  }
]

/** Writes a share in percent; a share of nothing as a dash. */
export const percent = (rate: number | null): string => figureWords('replyRate', rate)
