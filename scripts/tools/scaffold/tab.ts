import type { Board } from '@board/schemas'
import { getBoard } from './board-source.ts'
import { getOperation, tagOf } from './contract.ts'
import { type Draft, ScaffoldError } from './draft.ts'
import { addWords, unwrittenText } from './words.ts'

const sharedTables = 'schemas/boards/tabs.ts'
const mostTabs = 9

/**
 * Adds a tab to the table of a board, with the next number and names to be written.
 * @throws ScaffoldError if the board has the tab already, has nine tabs, or shares its rows with no table of its own
 */
export function scaffoldTab(draft: Draft, boards: readonly Board[], key: string, name: string): void {
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(key))
    throw new ScaffoldError(`"${key}" is no key of a tab: write it like toExamine`)
  const { board, file } = getBoard(draft, boards, name)
  if (board.tabs.some(tab => tab.key === key)) throw new ScaffoldError(`${name} has the tab ${key} already`)
  const display = Math.max(0, ...board.tabs.map(tab => tab.display)) + 1
  if (display > mostTabs) throw new ScaffoldError(`${name} has tabs up to ${mostTabs}, the largest number`)
  const table = new RegExp(`name: '${name}'[\\s\\S]*?\\n  tabs: (\\w+)`).exec(draft.read(file))?.[1]
  const tables = [file, sharedTables].find(one => draft.read(one).includes(`export const ${table} = [`))
  if (!tables) throw new ScaffoldError(`${file} names no table as the tabs of ${name}`)
  const rows = new RegExp(`export const ${table} = \\[[\\s\\S]*?(?=\\n\\] as const)`)
  const isConditional = rows.exec(draft.read(tables))?.[0].includes('holds:') ?? false
  draft.insertAfter(
    tables,
    rows,
    `,\n  { display: ${display}, key: '${key}'${isConditional ? ', holds: {}' : ''} }`
  )
  const sharers = boards.filter(one => !one.partOf && one.tabs === board.tabs)
  const owners = new Set(
    boards
      .filter(one => one.tabs.some(tab => tab.key === key))
      .concat(sharers)
      .map(one => one.list)
  )
  const families = new Set([...owners].map(list => tagOf(getOperation(draft, list))))
  const [family = 'shared'] = families
  const isNamed = boards.some(one => one.tabs.some(tab => tab.key === key))
  if (!isNamed)
    addWords(draft, families.size === 1 ? family : 'shared', 'tabs', `${key}: ${unwrittenText('the name')}`)
  const others = sharers.filter(one => one.name !== name).map(one => one.name)
  draft.left.push(
    isConditional
      ? `${tables}: the condition of ${key} (\`holds\`, now every record) and its place among the tabs`
      : `server/: the condition of ${key}, in the record by key that the list reads (byDisplay); types ask for it`,
    ...(others.length > 0
      ? [
          `${tables}: ${others.join(', ')} use ${table}, too; give ${name} a table of its own if only it has the tab`
        ]
      : []),
    ...(isNamed ? [] : ['schemas/words/: the name of the tab in three languages']),
    `scripts/demo/tabs.ts: ${display} for the demo accounts that must find records in it`,
    'CHANGELOG.md: a line'
  )
}
