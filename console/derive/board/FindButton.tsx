import { type ActionId, actions } from '@board/generated/actions'
import { useNotify, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { ConsoleBoard } from '../../base/boards.ts'
import { rowAddress } from '../../fields/columns.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { ActionButton } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'

const isAction = (id: string): id is ActionId => id in actions

/**
 * Finds one record and opens its page. The dialog of the operation `find` asks for a value that is not a filter of the
 * list.
 */
export function FindButton({ board, find }: { board: ConsoleBoard; find: string }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const { run } = useActions()
  if (!isAction(find)) return null
  const open = (data: unknown) => {
    const [row] = (data as { list: readonly BoardRecord[] }).list
    if (row) navigate(`${rowAddress(board, row)}&list=${board.name}`)
    else notify('board.noneFound', { type: 'warning' })
  }
  return (
    <ActionButton onClick={() => run({ id: find, record: {}, object: '', onDone: open })}>
      {translate(`actions.${find}.verb`)}
    </ActionButton>
  )
}
