import { type ActionId, actions } from '@board/generated/actions'
import { useStore, useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ActionCall, useActions } from '../../derive/dialog/ActionHost.tsx'
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

/** Returns the decision that led to this page; undefined if the page was opened in another way. */
export function useDecided(): Decided | undefined {
  const { state } = useLocation()
  return isDecided(state) ? state.decided : undefined
}

/**
 * Runs the decisions of one record. Afterwards the next record of the list opens, unless the reader has chosen to
 * stay; either page says what was decided.
 */
export function useDecision() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { run } = useActions()
  const next = useCameFrom()?.next
  const [goOn, setGoOn] = useStore('decision.goOn', true)

  /** Tells that an action was carried out, and opens what comes next. */
  const decided = (id: ActionId, name: string) => {
    const here = `${pathname}${search}`
    const to = goOn && next ? next.to : here
    const state = { decided: { name, verb: translate(`actions.${id}.verb`), to: here } }
    navigate(to, { state, replace: to === here })
  }
  const decide = (call: ActionCall) =>
    run({
      ...call,
      onDone: data => {
        call.onDone?.(data)
        decided(call.id, call.object)
      }
    })
  return { decide, decided, next, goOn, setGoOn }
}
