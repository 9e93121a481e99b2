import type { components } from '@board/generated/openapi'
import { noCounts } from './no-counts.ts'
import type { Sums } from './sums/store.ts'

type Shapes = components['schemas']

/** Returns a share with four decimal places; null if the base number is 0. */
export const ratioOf = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 1e4) / 1e4
const mean = (sum: number, of: number): number | null =>
  of === 0 ? null : Math.round((sum / of) * 100) / 100

/** Converts minutes to working days with one decimal place. A working day has 24 hours. */
const days = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round((minutes / 1440) * 10) / 10

const none: Omit<Sums, 'dimension' | 'key'> = {
  ...noCounts,
  scores: [0, 0, 0, 0, 0],
  p50: null,
  p90: null
}

/** Returns sums as figures of the contract. Without sums, all figures are 0 or null. */
export function figuresOf(sums: Omit<Sums, 'dimension' | 'key'> = none): Shapes['Figures'] {
  const { messages, counted, replied, owed, graded, satisfied, scores } = sums
  return {
    messages,
    counted,
    replied,
    graded,
    satisfied,
    scores,
    onTime: sums.on_time,
    overdue: owed - replied,
    lowGrades: (scores[0] ?? 0) + (scores[1] ?? 0),
    replyRate: ratioOf(replied, counted),
    onTimeRate: ratioOf(sums.on_time, owed),
    p50Days: days(sums.p50),
    p90Days: days(sums.p90),
    satisfactionRate: ratioOf(satisfied, graded),
    gradeLevel: mean(sums.level_sum, graded),
    gradeSpeed: mean(sums.speed_sum, graded),
    gradeManner: mean(sums.manner_sum, graded),
    deleted: {
      messages: sums.deleted,
      replied: sums.deleted_replied,
      overdue: sums.deleted_overdue,
      graded: sums.deleted_graded,
      lowGrades: sums.deleted_low
    },
    caveats: caveatsOf(sums)
  }
}

/** Returns figures that show how the other figures can be better than the real work. Decision 0032. */
function caveatsOf(sums: Omit<Sums, 'dimension' | 'key'>): Shapes['FigureCaveats'] {
  const { examined, hollow, copied, rated, struck } = sums
  const late = sums.replied - sums.on_time
  return {
    examined,
    hollow,
    copied,
    rated,
    struck,
    late,
    hollowRate: ratioOf(hollow, examined),
    copiedRate: ratioOf(copied, examined),
    struckRate: ratioOf(struck, rated),
    pausedLate: sums.paused_late,
    pausedLateRate: ratioOf(sums.paused_late, late),
    pausedOnTime: sums.paused_on_time,
    pausedOnTimeRate: ratioOf(sums.paused_on_time, sums.on_time)
  }
}

/**
 * Returns the figures that everybody may read. `replied` counts replies to public messages only, because readers take it
 * for a part of `messages`.
 */
export function openFiguresOf(sums: Sums | undefined): Shapes['PublicFigures'] {
  const { messages, replyRate, satisfactionRate } = figuresOf(sums)
  return { messages, replied: sums?.open_replied ?? 0, replyRate, satisfactionRate }
}
