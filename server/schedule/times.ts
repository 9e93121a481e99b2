import type { Language } from '@board/schemas/errors'
import { seconds } from '../calendar/time.ts'
import { wordsOf } from './quartz/problem.ts'
import { nextTimes, quartzProblem } from './quartz/quartz.ts'

/** How many moments a form shows while an expression is typed. */
const shown = 5

/** When an expression happens next, or what is wrong with it. */
export function cronTimes(
  expression: string,
  now: Date,
  language: Language
): { times: number[]; problem: string | null } {
  const problem = quartzProblem(expression)
  if (problem) return { times: [], problem: wordsOf(problem)[language] }
  return { times: nextTimes(expression, now, shown).map(seconds), problem: null }
}
