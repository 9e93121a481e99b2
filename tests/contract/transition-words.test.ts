/** The words of transitions: a refusal names an act as its button does, so that the reader knows which one is meant. */
import { actions } from '@board/generated/actions'
import type { FrameWords } from '@board/schemas/vocabulary/family-words'
import { expect, test } from 'vitest'
import { deliveryTransitions } from '../../server/correspondence/deliveries/transitions.ts'
import { proposalTransitions } from '../../server/correspondence/proposals/transitions.ts'
import { reportTransitions } from '../../server/correspondence/reports/transitions.ts'
import { requestTransitions } from '../../server/people/companies/transitions.ts'
import { assignmentTransitions } from '../../server/records/assignment-core/transitions.ts'
import { campaignTransitions } from '../../server/records/campaign-core/transitions.ts'
import { messageTransitions, supplementTransitions } from '../../server/records/message-core/transitions.ts'

const tables = [
  assignmentTransitions,
  campaignTransitions,
  deliveryTransitions,
  messageTransitions,
  proposalTransitions,
  reportTransitions,
  requestTransitions,
  supplementTransitions
].map(table => Object.values(table))

/** Removes articles, which a sentence has and a button has not. */
const lettersOf = (text: string) => text.toLowerCase().replace(/\b(an?|the)\b|\s/g, '')

/** Tells whether the letters of a text stand in another one, in the same order: 公布结果 in 公布征集结果. */
function isWithin(short: string, long: string): boolean {
  let rest = lettersOf(long)
  return [...lettersOf(short)].every(letter => {
    const at = rest.indexOf(letter)
    rest = rest.slice(at + 1)
    return at >= 0
  })
}

test.each(['zh-CN', 'zh-TW', 'en-US'] as const)(
  'a refusal names an act by the verb of its button: %s',
  async language => {
    const { words }: { words: FrameWords } = await import(`../../generated/words/${language}.ts`)
    const buttonsOf = (operation: string) => {
      const { verb, button } = words.actions[operation] ?? {}
      return [verb, button].filter(word => word !== undefined)
    }
    const isNamed = (name: string, operation: string) =>
      buttonsOf(operation).some(word => isWithin(name, word) || isWithin(word, name))
    const isSame = (name: string, operation: string) =>
      buttonsOf(operation).some(word => lettersOf(word) === lettersOf(name))
    const acts = tables.map(table =>
      table.flatMap(({ operation, name }) =>
        operation && operation in actions ? [{ operation, name: name[language] }] : []
      )
    )
    expect(acts.flat().length).toBeGreaterThan(30)
    // a name that fits the button of another act, too, is that of its own button to the letter
    const wrong = acts.flatMap(table =>
      table.filter(({ operation, name }) => {
        const fitsAnother = table.some(
          other => other.name !== name && other.operation !== operation && isNamed(name, other.operation)
        )
        return fitsAnother ? !isSame(name, operation) : !isNamed(name, operation)
      })
    )
    expect(wrong).toEqual([])
  }
)
