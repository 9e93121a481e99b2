import { type ActionId, actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../derive/time.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { doneWords } from './doneWords.ts'
import { useCameFrom } from './useCameFrom.ts'

/** An act other than writing that was carried out on this page. */
export interface Done {
  readonly id: ActionId
  /** In seconds. */
  readonly at: number
}

/** Says what was done with the message, until the next act, and leads to the message that follows in the list. */
export function DoneNotice({ done: { id, at } }: { done: Done }) {
  const translate = useTranslate()
  const next = useCameFrom()?.next
  const { success } = actions[id].action
  return (
    <Notice
      kind="done"
      words={`${doneWords(translate, id)} · ${formatTime(at)}`}
      {...(success && { hint: translate(`success.${success}`) })}
      action={
        next && (
          <ActionButton small to={next.to}>
            {translate('task.goOn')}
          </ActionButton>
        )
      }
    />
  )
}
