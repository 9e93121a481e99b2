import { type ActionId, actions } from '@board/generated/actions'
import { useQueryClient } from '@tanstack/react-query'
import { OptionalResourceContextProvider, type TranslateFunction, useNotify, useTranslate } from 'ra-core'
import { createContext, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { isOfBoard } from '../../api/isOfBoard.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { Values } from '../../base/values.ts'
import { fieldsOf } from '../../fields/fields.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { focusBack } from '../keys.ts'
import { readOverrides } from '../overrides.ts'
import { verbKey } from '../verbKey.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { type Done, DoneProvider, useTellDone } from './done.tsx'
import type { Shown } from './ResultDialog.tsx'
import { useAct } from './useAct.ts'

const ResultDialog = lazyPart(() =>
  import('./ResultDialog.tsx').then(module => ({ default: module.ResultDialog }))
)

export interface ActionCall extends ActionTarget {
  /** The object of the action, for the dialog's title. */
  object: string
  /** The address of the record, if it has a page of its own. */
  to?: string
  /** The list that keeps saying what was done; absent: the list of `resource`. */
  list?: string
  onDone?: (data: unknown) => void
  /** Values of fields that the page itself supplies. Then no dialog is needed. */
  immediate?: Values
  /**
   * Fetches the record again after a conflict; undefined if it no longer exists. `readAgain` closes the dialog, because
   * the reader must read the record again before deciding.
   */
  refresh?: () => Promise<ActionTarget['record'] | 'readAgain' | undefined>
}

interface Actions {
  /** Starts an action: opens its dialog, or sends it at once if there is nothing to enter and nothing to lose. */
  run: (call: ActionCall) => void
  /**
   * Notifies the reader that an action succeeded, unless its result is shown, and invalidates all data that it may have
   * changed. The list or the record of `call` keeps saying what was done.
   */
  finished: (id: ActionId, result?: Shown, call?: ActionCall, data?: unknown) => void
}

const ActionsContext = createContext<Actions | undefined>(undefined)

export function useActions(): Actions {
  const actionsOfPage = useContext(ActionsContext)
  if (!actionsOfPage) throw new Error('useActions is used outside of ActionHost')
  return actionsOfPage
}

interface HeardProps {
  onDone: (id: ActionId) => void
  /** Called if an action was refused or could not be sent. */
  onFailed: () => void
  children: ReactNode
}

/** Reports the actions of the components below it, and their failures. */
export function HeardActions({ onDone, onFailed, children }: HeardProps) {
  const { run, finished } = useActions()
  const latest = useRef({ onDone, onFailed })
  latest.current = { onDone, onFailed }
  const value = useMemo<Actions>(
    () => ({
      finished,
      run: call =>
        run({
          ...call,
          onDone: data => {
            call.onDone?.(data)
            latest.current.onDone(call.id)
          },
          onFailed: () => {
            call.onFailed?.()
            latest.current.onFailed()
          }
        })
    }),
    [run, finished]
  )
  return <ActionsContext.Provider value={value}>{children}</ActionsContext.Provider>
}

/** Tells whether an action needs no dialog: it has no field to fill and no question, and it destroys nothing. */
function isImmediate({ id, record, immediate }: Pick<ActionCall, 'id' | 'record' | 'immediate'>): boolean {
  const { action, body } = actions[id]
  // of an action whose values the page supplies, optional fields are left out
  const open = fieldsOf(body ?? {}, record).filter(
    field => immediate?.[field.name] === undefined && (immediate === undefined || field.required)
  )
  return action.confirm === undefined && action.tone !== 'danger' && open.length === 0
}

/** Returns the part of an answer that is shown once; undefined if the action has none. */
function resultOf({ id, object }: ActionCall, data: unknown): Shown | undefined {
  const { result } = actions[id].action
  const value =
    result && typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(result) : ''
  return typeof value === 'string' && value !== '' ? { id, object, value } : undefined
}

/** Returns what an action did with its record; undefined if its records have no list. */
function doneOf(
  { id, list, resource = list, record, object, to }: ActionCall,
  success: string | undefined,
  data: unknown,
  translate: TranslateFunction
): Done | undefined {
  if (resource === undefined) return undefined
  const verb = translate(verbKey(id, record))
  const words = success
    ? translate('frame.done.said', { name: object, words: success })
    : translate('frame.done.acted', { name: object, verb })
  return { resource, words, to: readOverrides().made?.[id]?.(data) ?? to }
}

/** Tells whether a record still offers an action; a record that does not list its actions may. */
const isOffered = (id: ActionId, { allowedActions }: Values): boolean =>
  !Array.isArray(allowedActions) || allowedActions.includes(id)

/** Returns the number of records that an action concerned: those that its answer lists, or one. */
const countIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'ids' in data && Array.isArray(data.ids) ? data.ids.length : 1

/** Runs all actions of the console and shows their dialogs. */
export const ActionHost = ({ children }: { children: ReactNode }) => (
  <DoneProvider>
    <Host>{children}</Host>
  </DoneProvider>
)

function Host({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useTellDone()
  const queries = useQueryClient()
  const [open, setOpen] = useState<ActionCall>()
  const [shown, setShown] = useState<Shown>()
  const opener = useRef<Element | null>(null)
  const row = useRef<Promise<() => void>>(undefined)
  const { act } = useAct()

  const value = useMemo<Actions>(() => {
    const finished = (id: ActionId, result?: Shown, call?: ActionCall, data?: unknown) => {
      const success = actions[id].action.success
      const notice = success ? `success.${success}` : 'success.done'
      const count = { smart_count: countIn(data) }
      const done = call && doneOf(call, success && translate(notice, count), data, translate)
      void row.current?.then(follow => follow())
      // the result shows that the action succeeded; a notification would cover its heading on a phone
      if (result) tell.keep(done)
      else tell.succeed(done, notice, count)
      void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'siteConfig' })
    }
    const atOnce = async (call: ActionCall) => {
      const { id, resource, record, immediate = {}, onDone } = call
      try {
        const done = await act({ operation: id, resource, record, values: immediate })
        if (!done) return
        const { data } = done
        const result = resultOf(call, data)
        finished(id, result, call, data)
        setShown(result)
        onDone?.(data)
      } catch (failure) {
        call.onFailed?.()
        notify(failureWords(failure, translate), { type: 'error' })
        void queries.invalidateQueries({ predicate: isOfBoard })
      }
    }
    return {
      finished,
      run: call => {
        opener.current = document.activeElement
        row.current = import('../followRow.ts').then(({ rememberRow }) => rememberRow(opener.current))
        tell.begin()
        if (isImmediate(call)) return void atOnce(call)
        setOpen(call)
      }
    }
  }, [act, notify, queries, tell, translate])

  const close = () => {
    setOpen(undefined)
    setShown(undefined)
    focusBack(opener.current)
  }
  const Dialog = (open && readOverrides().dialogs?.[open.id]) ?? ActionDialog
  const refresh = async () => {
    const record = await open?.refresh?.()
    if (record === 'readAgain') return close()
    if (open && record && isOffered(open.id, record)) return setOpen(call => call && { ...call, record })
    // the dialog keeps what was typed; nothing can be sent from it any more
    close()
    notify(record ? 'form.overtaken' : 'form.gone', { type: 'warning' })
    void queries.invalidateQueries({ predicate: isOfBoard })
  }
  return (
    <ActionsContext.Provider value={value}>
      {children}
      {open && (
        <OptionalResourceContextProvider {...(open.resource && { value: open.resource })}>
          <Suspense>
            <Dialog
              {...open}
              onClose={close}
              onRefresh={refresh}
              onDone={data => {
                const result = resultOf(open, data)
                close()
                setShown(result)
                value.finished(open.id, result, open, data)
                open.onDone?.(data)
              }}
            />
          </Suspense>
        </OptionalResourceContextProvider>
      )}
      <Suspense>{shown && <ResultDialog {...shown} onClose={close} />}</Suspense>
    </ActionsContext.Provider>
  )
}
