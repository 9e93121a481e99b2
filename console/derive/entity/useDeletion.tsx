import type { Entity } from '@board/schemas/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { operationNamed } from '../../api/operations.ts'
import { FormDialog, Notice } from '../../widgets/registry.tsx'
import { createSubmission } from '../dialog/submission.ts'
import { focusRows } from '../keys.ts'
import { NamedRecords } from './NamedRecords.tsx'

/** Milliseconds that a success is shown (specification 9). */
export const successTime = 500

interface Asked {
  ids: readonly number[]
  /** What names the record; of several, how many. */
  object: string
}

/**
 * Deleting one record or several, all or none, after the question of specification 8.
 * @returns `ask` opens the question; `dialog` is drawn by the caller
 */
export function useDeletion(
  entity: Entity,
  onDone: () => void
): { ask: (asked: Asked) => void; dialog: ReactNode } {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [submit] = useState(() => createSubmission(api.callAny))
  const returnTo = useRef<HTMLElement | null>(null)
  const verb = translate('ra.action.delete')

  const close = (isDone = false) => {
    setAsked(undefined)
    setFailure(undefined)
    const back = returnTo.current
    setTimeout(() => {
      // a row that the question was asked in is about to go with its record
      if (isDone && back?.closest('[data-row]')) focusRows(document)
      else (back?.isConnected ? back : document.getElementById('main'))?.focus()
    })
  }
  async function send(ids: readonly number[]) {
    const [id] = ids
    const one = ids.length === 1 ? operationNamed(entity.operations.delete) : undefined
    const operation = one ?? operationNamed(entity.operations.deleteMany)
    if (!operation) return
    setBusy(true)
    setFailure(undefined)
    try {
      const sent = await (one ? submit(operation, {}, { id }) : submit(operation, { ids }))
      if (!sent) return
      notify('success.done', { type: 'success', autoHideDuration: successTime })
      void queries.invalidateQueries({ queryKey: [entity.name] })
      close(true)
      onDone()
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
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
        busy={busy}
        wrong={[]}
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
