import { type ActionId, actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { OfferedActs } from './OfferedActs.tsx'

interface Props {
  /** The actions that the page offers, in their order. */
  offered: readonly ActionId[]
  record: Values & { readonly allowedActions: readonly string[] }
  /** The name of the record, for dialogs. */
  object: string
  small?: boolean
  onRefresh?: () => Promise<Values | undefined>
  onDone?: (id: ActionId) => void
}

/** Shows a button for each offered action that the record allows now. */
export function RecordActs({ offered, record, object, small = false, onRefresh, onDone }: Props) {
  const translate = useTranslate()
  const { run } = useActions()
  const allowed = offered.filter(id => record.allowedActions.includes(id))
  const start = (id: ActionId) =>
    run({
      id,
      record,
      object,
      ...(onRefresh && { refresh: onRefresh }),
      onDone: () => onDone?.(id)
    })
  const acts = allowed.map(id => ({
    key: id,
    label: translate(`actions.${id}.verb`),
    run: () => start(id)
  }))
  return (
    <>
      {/* small buttons belong to one of several records */}
      {!small && <OfferedActs acts={acts} />}
      {allowed.map(id => (
        <ActionButton
          key={id}
          small={small}
          tone={actions[id].action.tone === 'primary' && !small ? 'primary' : 'neutral'}
          label={small ? `${translate(`actions.${id}.verb`)}：${object}` : translate(`actions.${id}.verb`)}
          onClick={() => start(id)}
        >
          {translate(`actions.${id}.verb`)}
        </ActionButton>
      ))}
    </>
  )
}
