import { type ActionId, actions } from '@board/generated/actions'
import { useQueryClient } from '@tanstack/react-query'
import { type GetListResult, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { ConsoleBoard } from '../../base/boards.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { allowedOn, isKeepable } from '../rowActs.ts'
import { verbKey } from '../verbKey.ts'
import { actPage } from './actPage.ts'
import { KeepButton } from './KeepButton.tsx'

interface Props {
  board: ConsoleBoard
  row: BoardRecord
  /** The address that the row links to. */
  to: string
}

/** Shows the actions of a row: its first primary action as a button, the others in a menu. */
export function RowActions({ board, row, to }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { run } = useActions()
  const queries = useQueryClient()
  const allowed = allowedOn(board, row)
  const refresh = async () => {
    const queryKey = [board.name, 'getList']
    await queries.refetchQueries({ queryKey, type: 'active' })
    const lists = queries.getQueriesData<GetListResult<BoardRecord>>({ queryKey, type: 'active' })
    return lists.flatMap(([, list]) => list?.data ?? []).find(one => one.id === row.id)
  }
  const object = String(row[board.row.title] ?? '')
  /** Returns the word of an action; one that only opens the page of its record may have a word for that. */
  const wordOf = (id: ActionId) => {
    const verb = translate(verbKey(id, row))
    return actPage(id, row, to) === undefined ? verb : translate(`actions.${id}.opens`, { _: verb })
  }
  const start = (id: ActionId) => {
    const page = actPage(id, row, to)
    if (page === undefined) run({ id, record: row, object, refresh, list: board.name, to })
    else navigate(page)
  }
  const first = allowed.find(id => actions[id].action.tone === 'primary')
  const rest = allowed.filter(id => id !== first)
  return (
    <>
      {first && (
        <ActionButton small tone="quiet" onClick={() => start(first)}>
          {wordOf(first)}
        </ActionButton>
      )}
      {rest.length > 0 && (
        <ChoiceMenu
          label={translate('board.actionsOn', { name: object })}
          choices={rest.map(id => ({
            key: id,
            label: wordOf(id),
            danger: actions[id].action.tone === 'danger',
            onChoose: () => start(id)
          }))}
        />
      )}
      {isKeepable(row) && <KeepButton tid={row.tid} subject={object} isKept={row.collectState === 1} />}
    </>
  )
}
