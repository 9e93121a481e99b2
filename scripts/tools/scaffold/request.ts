import type { Board } from '@board/schemas'
import { scaffoldAction } from './action.ts'
import { scaffoldDictionary } from './dictionary.ts'
import { type Draft, ScaffoldError } from './draft.ts'
import { scaffoldEntity } from './entity.ts'
import { scaffoldPage } from './page.ts'
import { scaffoldTab } from './tab.ts'

export const usage = `Usage: npm run scaffold --
  action <operationId> on <board>
  tab <key> on <board>
  dictionary <name>
  page <path> [portal|console]
  entity <name> [name in zh-CN] [in zh-TW] [in en-US]`

/**
 * Fills a draft with what the words of a command ask for.
 * @throws ScaffoldError if they ask for nothing that can be added
 */
export function fillDraft(draft: Draft, boards: readonly Board[], words: readonly string[]): void {
  const [kind = '', name = '', joint, board = ''] = words
  const isOn = joint === 'on' && words.length === 4
  if (kind === 'action' && isOn) scaffoldAction(draft, boards, name, board)
  else if (kind === 'tab' && isOn) scaffoldTab(draft, boards, name, board)
  else if (kind === 'dictionary' && words.length === 2) scaffoldDictionary(draft, name)
  else if (kind === 'page' && words.length <= 3)
    scaffoldPage(draft, name, joint ?? (/^\/(g|admin)\//.test(name) ? 'console' : 'portal'))
  else if (kind === 'entity' && name) scaffoldEntity(draft, name, words.slice(2))
  else if (kind && !['action', 'tab', 'dictionary', 'page', 'entity'].includes(kind))
    scaffoldEntity(draft, kind, words.slice(1))
  else throw new ScaffoldError(usage)
}
