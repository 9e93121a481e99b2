import { type ActionId, actions } from '@board/generated/actions'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { ConsoleBoard } from '../../boards.ts'
import { ActionButton, ChoiceMenu } from '../../widgets/registry.tsx'
import { useActions } from '../dialog/ActionHost.tsx'
import { isReply } from '../schema/fields.ts'
import type { BoardList, Row } from './useBoardData.ts'

const isAction = (id: string): id is ActionId => id in actions

/** The actions of a board that this row allows, in the board's order. */
export function allowedOn(board: ConsoleBoard, row: Row): ActionId[] {
  return board.actions.filter(isAction).filter(id => row.allowedActions?.includes(id))
}

/** The text that this row allows to be written: a reply, an explanation or an answer. */
export const replyOn = (row: Row): ActionId | undefined =>
  row.allowedActions?.filter(isAction).find(id => isReply(actions[id].body))

interface Props {
  board: ConsoleBoard
  row: Row
  /** Where the row leads: replies are written there. */
  to: string
}

/** What can be done with a row: its first primary action in sight, the others in a menu. */
export function RowActions({ board, row, to }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { run } = useActions()
  const queries = useQueryClient()
  const allowed = allowedOn(board, row)
  const refresh = async () => {
    const queryKey = ['board', board.name]
    await queries.refetchQueries({ queryKey, type: 'active' })
    const lists = queries.getQueriesData<BoardList>({ queryKey }).flatMap(([, list]) => list?.rows ?? [])
    return lists.find(one => one[board.row.id] === row[board.row.id])
  }
  const object = String(row[board.row.title] ?? '')
  const start = (id: ActionId) =>
    isReply(actions[id].body) ? navigate(`${to}&act=${id}`) : run({ id, record: row, object, refresh })
  const first = allowed.find(id => actions[id].action.tone === 'primary')
  const rest = allowed.filter(id => id !== first)
  if (allowed.length === 0) return null
  return (
    <>
      {first && (
        <ActionButton small tone="quiet" onClick={() => start(first)}>
          {translate(`actions.${first}.verb`)}
        </ActionButton>
      )}
      {rest.length > 0 && (
        <ChoiceMenu
          label={translate('board.actionsOn', { name: object })}
          choices={rest.map(id => ({
            key: id,
            label: translate(`actions.${id}.verb`),
            danger: actions[id].action.tone === 'danger',
            onChoose: () => start(id)
          }))}
        />
      )}
    </>
  )
}
