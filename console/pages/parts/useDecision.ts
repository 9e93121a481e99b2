import { type ActionId, actions } from '@board/generated/actions'
import { useStore, useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ActionCall, useActions } from '../../derive/dialog/ActionHost.tsx'
import { doneWords } from '../taskMain/doneWords.ts'
import { useCameFrom } from '../taskMain/useCameFrom.ts'

/** A decision that was just made, with the address of its record. */
export interface Decided {
  readonly name: string
  readonly verb: string
  readonly to: string
}

const isAction = (id: string): id is ActionId => id in actions

/** Returns the names of the actions that the console offers. */
export const actionsAmong = (ids: readonly string[]): ActionId[] => ids.filter(isAction)

const isDecided = (state: unknown): state is { decided: Decided } =>
  typeof state === 'object' && state !== null && 'decided' in state

/**
 * Runs the decisions of one record. Afterwards the next record of the list opens, unless the reader has chosen to
 * stay; either page says what was decided.
 */
export function useDecision() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { run } = useActions()
  const from = useCameFrom()
  const next = from?.next
  const [goOn, setGoOn] = useStore('decision.goOn', true)

  /** Tells that an action was carried out, and opens what comes next. */
  const decided = (id: ActionId, name: string) => {
    const here = `${pathname}${search}`
    from?.mark(doneWords(translate, id))
    const to = goOn && next ? next.to : here
    const told = { decided: { name, verb: translate(`actions.${id}.verb`), to: here } }
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
    /** The list that the page was opened from. */
    from,
    /** The decision that led to this page; undefined if the page was opened in another way. */
    last: isDecided(state) ? state.decided : undefined,
    goOn,
    setGoOn
  }
}

export type Decision = ReturnType<typeof useDecision>
