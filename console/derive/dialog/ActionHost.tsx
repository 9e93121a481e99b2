import { type ActionId, actions } from '@board/generated/actions'
import { useQueryClient } from '@tanstack/react-query'
import { OptionalResourceContextProvider, useNotify, useTranslate } from 'ra-core'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { bodyFor, fieldsOf, type Values } from '../schema/fields.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { ResultDialog, type Shown } from './ResultDialog.tsx'
import { createSubmission } from './submission.ts'
import type { ActionTarget } from './useActionForm.ts'

export interface ActionCall extends ActionTarget {
  /** What the act is about, for the dialog's title. */
  object: string
  onDone?: (data: unknown) => void
  /** Values of fields that the page answers itself, so that no dialog is needed. */
  immediate?: Values
  /** Fetches the record anew after a conflict; undefined where it is gone. */
  refresh?: () => Promise<ActionTarget['record'] | undefined>
}

interface Actions {
  /** Starts an act: its dialog, or at once where nothing is to be said and nothing lost. */
  run: (call: ActionCall) => void
  /** Tells that an act succeeded, unless its result does, and lets everything that it may have changed be fetched anew. */
  finished: (id: ActionId, result?: Shown) => void
}

const ActionsContext = createContext<Actions | undefined>(undefined)

export function useActions(): Actions {
  const actionsOfPage = useContext(ActionsContext)
  if (!actionsOfPage) throw new Error('useActions is used outside of ActionHost')
  return actionsOfPage
}

/** Whether an act needs no dialog: no field is left to fill, no question to answer, nothing destroyed. */
function isImmediate({ id, record, immediate }: Pick<ActionCall, 'id' | 'record' | 'immediate'>): boolean {
  const { action, body } = actions[id]
  const open = fieldsOf(body ?? {}, record).filter(field => immediate?.[field.name] === undefined)
  return action.confirm === undefined && action.tone !== 'danger' && open.length === 0
}

/** What of an answer is shown once more; undefined where the act has nothing to show. */
function resultOf({ id, object }: ActionCall, data: unknown): Shown | undefined {
  const { result } = actions[id].action
  const value =
    result && typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(result) : ''
  return typeof value === 'string' && value !== '' ? { id, object, value } : undefined
}

/** Milliseconds that a success is shown (specification 9). */
const successTime = 500

/** The one place that runs acts and shows their dialogs. */
export function ActionHost({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [open, setOpen] = useState<ActionCall>()
  const [shown, setShown] = useState<Shown>()
  const returnTo = useRef<HTMLElement | null>(null)
  const [submit] = useState(() => createSubmission(api.callAny))

  const value = useMemo<Actions>(() => {
    const finished = (id: ActionId, result?: Shown) => {
      const words = actions[id].action.success
      // what it answered says that it succeeded; a second sentence would lie over its head on a phone
      if (!result)
        notify(words ? `success.${words}` : 'success.done', {
          type: 'success',
          autoHideDuration: successTime
        })
      void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'siteConfig' })
    }
    const atOnce = async (call: ActionCall) => {
      const { id, record, immediate = {}, onDone } = call
      const body = actions[id].body ?? {}
      try {
        const sent = await submit(id, bodyFor(body, record, fieldsOf(body, record), immediate))
        if (!sent) return
        const result = resultOf(call, sent.data)
        finished(id, result)
        setShown(result)
        onDone?.(sent.data)
      } catch (failure) {
        notify(failureWords(failure, translate), { type: 'error' })
        void queries.invalidateQueries({ queryKey: ['board'] })
      }
    }
    return {
      finished,
      run: call => {
        returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
        if (isImmediate(call)) return void atOnce(call)
        setOpen(call)
      }
    }
  }, [notify, queries, submit, translate])

  const close = () => {
    setOpen(undefined)
    setShown(undefined)
    const back = returnTo.current
    setTimeout(() => (back?.isConnected ? back : document.getElementById('main'))?.focus())
  }
  const refresh = async () => {
    const record = await open?.refresh?.()
    if (record) setOpen(call => call && { ...call, record })
    else notify('form.gone', { type: 'warning' })
  }
  return (
    <ActionsContext.Provider value={value}>
      {children}
      {open && (
        <OptionalResourceContextProvider {...(open.resource && { value: open.resource })}>
          <ActionDialog
            {...open}
            onClose={close}
            onRefresh={refresh}
            onDone={data => {
              const result = resultOf(open, data)
              close()
              setShown(result)
              value.finished(open.id, result)
              open.onDone?.(data)
            }}
          />
        </OptionalResourceContextProvider>
      )}
      {shown && <ResultDialog {...shown} onClose={close} />}
    </ActionsContext.Provider>
  )
}
