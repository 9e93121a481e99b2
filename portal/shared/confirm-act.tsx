import type { ReactNode } from 'react'
import ConfirmDialog from '../ui/confirm-dialog.tsx'
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

/** Asks for confirmation of an act and sends it. Import it lazily. */
export default function ConfirmAct({ send, ...dialog }: ConfirmActProps) {
  const { run, busy, failure } = useAct((_body: object, idempotencyKey) => send(idempotencyKey))
  return <ConfirmDialog {...dialog} busy={busy} failure={failure?.words} onAct={() => run({})} />
}
