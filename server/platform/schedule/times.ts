import type { Language } from '@board/schemas/errors/catalogue'
import { seconds } from '../calendar/time.ts'
import { wordsOf } from './quartz/problem.ts'
import { nextTimes, quartzProblem } from './quartz/quartz.ts'

/** The number of times that a form shows for an expression. */
const shown = 5

/** Returns the next times of an expression, or its problem. */
export function cronTimes(
  expression: string,
  now: Date,
  language: Language
): { times: number[]; problem: string | null } {
  const problem = quartzProblem(expression, now)
  if (problem) return { times: [], problem: wordsOf(problem)[language] }
  return { times: nextTimes(expression, now, shown).map(seconds), problem: null }
}
