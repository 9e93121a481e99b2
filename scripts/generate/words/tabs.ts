import type { Board, Language } from '@board/schemas'
import { complainer } from '../entities/complain.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { familyOf } from './actions.ts'
import type { Wordy } from './check.ts'
import { type AllWords, wordsFolder } from './discover.ts'

/** Lists the tabs without a name in one language, and the names of tabs that no board has. */
export function tabProblems(words: AllWords, language: Language, wordy: Wordy): Problem[] {
  const tabs = tabFamilies(wordy)
  const missing = [...tabs].flatMap(([key, families]) => {
    const family = soleFamily(families)
    if (namesOf(words, language, family)?.[key]) return []
    const file = `${wordsFolder}/${family}/${language}.ts`
    return [
      {
        ...wordy.places.placeOfTab(key),
        message: `the tab "${key}" has no name: write tabs.${key} in ${file}`
      }
    ]
  })
  const files = [
    { name: 'shared', file: words.shared[language] },
    ...words.families.map(({ name, files: own }) => ({ name, file: own[language] }))
  ]
  const needless = files.flatMap(({ name, file }) =>
    Object.keys(file.words.tabs ?? {}).flatMap(key => {
      const families = tabs.get(key)
      const family = families && soleFamily(families)
      if (family === name) return []
      const message = family
        ? `the name of this tab belongs to ${wordsFolder}/${family}/${language}.ts`
        : `no board has the tab "${key}"${didYouMean(key, tabs.keys())}`
      return [complainer(file.source)(['tabs', key], message)]
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

const namesOf = (words: AllWords, language: Language, family: string) =>
  family === 'shared'
    ? words.shared[language].words.tabs
    : words.families.find(({ name }) => name === family)?.files[language].words.tabs
