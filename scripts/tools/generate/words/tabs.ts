import type { Board } from '@board/schemas'
import { complainer } from '../entities/complain.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { familyOf } from './actions.ts'
import type { Wordy } from './check.ts'
import { type AllWords, wordsFileOf } from './discover.ts'

/** Lists the tabs without a name, and the names of tabs that no board has. */
export function tabProblems(words: AllWords, wordy: Wordy): Problem[] {
  const tabs = tabFamilies(wordy)
  const missing = [...tabs].flatMap(([key, families]) => {
    const family = soleFamily(families)
    if (namesOf(words, family)?.[key]) return []
    return [
      {
        ...wordy.places.placeOfTab(key),
        message: `the tab "${key}" has no name: write tabs.${key} in ${wordsFileOf(family)}`
      }
    ]
  })
  const needless = [words.shared, ...words.families].flatMap(({ name, words: { tabs: named }, source }) =>
    Object.keys(named ?? {}).flatMap(key => {
      const families = tabs.get(key)
      const family = families && soleFamily(families)
      if (family === name) return []
      const message = family
        ? `the name of this tab belongs to ${wordsFileOf(family)}`
        : `no board has the tab "${key}"${didYouMean(key, tabs.keys())}`
      return [complainer(source)(['tabs', key], message)]
    })
  )
  return [...missing, ...needless]
}

/** Returns the families of the lists that have each tab, by its key. */
function tabFamilies({ boards, contract }: Wordy): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const board of boards) {
    const list = contract.operations.find(({ id }) => id === board.list)
    for (const key of keysOf(board)) {
      const families = found.get(key) ?? new Set()
      found.set(key, list ? families.add(familyOf(list)) : families)
    }
  }
  return found
}

const keysOf = (board: Board): string[] =>
  board.tabs.flatMap(({ key, withoutGrading }) => (withoutGrading ? [key, withoutGrading] : [key]))

/** Returns the family that has the words of a tab; a tab of several families has them in `shared`. */
const soleFamily = (families: ReadonlySet<string>): string => {
  const [family] = families
  return family && families.size === 1 ? family : 'shared'
}

const namesOf = ({ shared, families }: AllWords, family: string) =>
  [shared, ...families].find(({ name }) => name === family)?.words.tabs
