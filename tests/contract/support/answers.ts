/** Tests that operations answer as their cases say, in a language that changes from case to case. */
import type { OperationId } from '@board/generated/calls'
import { type ErrorCode, errors, type Language, languages } from '@board/schemas/errors/catalogue'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/error.ts'
import { testClock } from '../../support/clock.ts'
import { cases, shownStatuses } from '../cases/index.ts'
import { codeTextOf, statusOf } from './case.ts'
import { statusesOf } from './document.ts'
import { makeStage, type Stage } from './stage.ts'

/** The cases use the languages in turn, so that refusals are read in all three. */
let turn = 0
const languageNow = (): Language => languages[turn % languages.length] ?? 'zh-CN'

/** Ignores a refusal: many cases expect one, and the observed answer tells whether it was the right one. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
}

/** Returns the pattern of the text of a refusal in a language, with a value in each gap. */
const wordsOf = (code: ErrorCode, language: Language): RegExp => {
  const parts = errors[code][language].split(/(\{\w+\})/)
  const escaped = parts.map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.map((part, at) => (at % 2 === 0 ? part : `(?!${part}).+`)).join('')}$`, 's')
}

/** The cases that a file runs: the calls that are done, or those that are refused. Both together took a fifth of the suite. */
export type Half = 'done' | 'refused'

/**
 * Declares the tests of these operations, on a server and a database of their own.
 * @param half absent for all cases
 */
export async function describeAnswers(ids: readonly OperationId[], half?: Half): Promise<Stage> {
  const stage = await makeStage(testClock(), {}, languageNow)
  const chosen = cases.filter(
    ({ expected }) => half === undefined || (expected === 'done') === (half === 'done')
  )

  // a call without any refusal has no tests among the refused ones
  const tested = half === 'refused' ? ids.filter(id => chosen.some(({ operation }) => operation === id)) : ids

  describe.for(tested)('%s', id => {
    // limits count per account and address, so the clock moves on
    beforeEach(() => stage.clock.pass(45))

    it.for(chosen.filter(({ operation }) => operation === id))('answers $expected $what', async one => {
      turn++
      await one.run(stage).catch(ignoreRefusal)
      const answer = { operation: id, status: statusOf(one.expected), code: codeTextOf(one.expected) }
      const heard = stage.answers.at(-1)
      expect(heard).toMatchObject(answer)
      if (one.expected !== 'done') expect(heard?.said).toMatch(wordsOf(one.expected, languageNow()))
    })

    if (half !== 'refused')
      it('has a case for every status that it declares', () => {
        const shown = shownStatuses(id)
        expect(statusesOf(id).filter(status => !shown.has(status))).toEqual([])
      })
  })
  return stage
}
