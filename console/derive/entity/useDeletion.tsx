import type { Entity } from '@board/schemas/entity'
import { useDelete, useDeleteMany, useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { isSignedIn } from '../../auth/authProvider.ts'
import { FormDialog, Notice } from '../../widgets/registry.tsx'
import { useThrottle } from '../dialog/throttle.ts'
import { focusRows } from '../keys.ts'
import { NamedRecords } from './NamedRecords.tsx'
import type { EntityRecord } from './types.ts'

/** Milliseconds for which a success is shown (specification 9). */
export const successTime = 500

interface Asked {
  ids: readonly number[]
  /** The name of the record; for several records, their number. */
  object: string
}

/**
 * Deletes one record or several, all or none, after the question of specification 8.
 * @returns `ask` opens the question; the caller renders `dialog`
 */
export function useDeletion(
  entity: Entity,
  onDone: () => void
): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const translate = useTranslate()
  const notify = useNotify()
  const [asked, setAsked] = useState<Asked>()
  const [failure, setFailure] = useState<unknown>()
  const throttle = useThrottle()
  const returnTo = useRef<HTMLElement | null>(null)
  const verb = translate('ra.action.delete')

  const close = (isDone = false) => {
    setAsked(undefined)
    setFailure(undefined)
    const back = returnTo.current
    setTimeout(() => {
      // the row from which the question was asked is about to disappear with its record
      if (isDone && back?.closest('[data-row]')) focusRows(document)
      else (back?.isConnected ? back : document.getElementById('main'))?.focus()
    })
  }
  const options = {
    mutationMode: 'pessimistic',
    returnPromise: true,
    onSuccess: () => {
      // if the session has ended, react-admin shows it
      if (!isSignedIn()) return
      notify('success.done', { type: 'success', autoHideDuration: successTime })
      close(true)
      onDone()
    },
    onError: setFailure
  } as const
  const [deleteOne, { isPending: deletesOne }] = useDelete<EntityRecord>(entity.name, undefined, options)
  const [deleteMany, { isPending: deletesMany }] = useDeleteMany<EntityRecord>(
    entity.name,
    undefined,
    options
  )
  async function send(ids: readonly number[]) {
    const [id] = ids
    setFailure(undefined)
    const isOne = ids.length === 1 && entity.operations.delete !== undefined
    try {
      await throttle<unknown>(() =>
        isOne ? deleteOne(entity.name, { id }) : deleteMany(entity.name, { ids: [...ids] })
      )
    } catch {
      // the question stays open and shows the reason
    }
  }
  return {
    ask: next => {
      returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setAsked(next)
    },
    dialog: asked && (
      <FormDialog
        title={translate('form.title', { verb, object: asked.object })}
        verb={verb}
        tone="danger"
        asks
        busy={deletesOne || deletesMany}
        onSubmit={() => void send(asked.ids)}
        onClose={() => close()}
        trouble={failure ? <Notice kind="error" words={failureWords(failure, translate)} /> : null}
      >
        {asked.ids.length > 1 && <NamedRecords resource={entity.name} ids={asked.ids} />}
        <p style={{ margin: 0 }}>{translate('entity.confirm', { handle: verb })}</p>
      </FormDialog>
    )
  }
}
