import { ApiError } from '@board/client/error'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import ConfirmDialog from '../../ui/notices/confirm-dialog.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { useAct } from './use-act.ts'

interface ConfirmActProps {
  title: ReactNode
  act: string
  cancel?: string
  isDanger?: boolean
  /** Sends the act, then closes the dialog. If it fails, the dialog shows the failure. */
  send: (idempotencyKey: string) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Tells whether an act was refused because its object has changed since the page was loaded. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409

/**
 * Asks for confirmation of an act and sends it. If another page has done it meanwhile, the dialog closes and the page shows
 * the present state. Import it lazily.
 */
export default function ConfirmAct({ send, ...dialog }: ConfirmActProps) {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { run, busy, failure } = useAct(async (_body: object, idempotencyKey) => {
    try {
      await send(idempotencyKey)
    } catch (error) {
      if (!isOutdated(error)) throw error
      toast(wordsFor(error, t), 'late')
      dialog.onClose()
      await revalidate()
    }
  })
  return <ConfirmDialog {...dialog} busy={busy} failure={failure?.words} onAct={() => run({})} />
}
