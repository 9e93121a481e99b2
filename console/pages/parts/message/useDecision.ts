import { type ActionId, actions } from '@board/generated/actions'
import { useStore, useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ActionCall, useActions } from '../../../derive/dialog/ActionHost.tsx'
import { usePassedOn } from '../../../layout/usePassedOn.ts'
import { doneWords } from '../doneWords.ts'
import { useCameFrom } from '../useCameFrom.ts'

/** A decision that was just made, with the address of its record. */
export interface Decided {
  readonly name: string
  /** The decision in words: 已通过. */
  readonly words: string
  readonly to: string
}

const isAction = (id: string): id is ActionId => id in actions

/** Returns those of the ids that are actions of the console. */
export const actionsAmong = (ids: readonly string[]): ActionId[] => ids.filter(isAction)

/**
 * Runs the decisions of one record. Afterwards the next record of the list opens, unless the reader has chosen to stay.
 * Both pages say what was decided.
 */
export function useDecision() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const passedOn = usePassedOn('decided')
  const { run } = useActions()
  const from = useCameFrom()
  const next = from?.next
  const [goOn, setGoOn] = useStore('decision.goOn', true)

  /** Marks an action as done in the list, and opens the next page. */
  const decided = (id: ActionId, name: string) => {
    const here = `${pathname}${search}`
    const words = doneWords(translate, id)
    from?.mark(words)
    const to = goOn && next ? next.to : here
    const told = { decided: { name, words, to: here } satisfies Decided }
    navigate(to, { state: told, replace: to === here })
  }
  const decide = (call: ActionCall) =>
    run({
      ...call,
      onDone: data => {
        call.onDone?.(data)
        decided(call.id, call.object)
      }
    })
  return {
    decide,
    decided,
    /** The list from which the page was opened. */
    from,
    /** The decision after which this page was opened; undefined if it was opened in another way. */
    last: passedOn as Decided | undefined,
    goOn,
    setGoOn
  }
}

export type Decision = ReturnType<typeof useDecision>
