import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { useAct } from '../../shared/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

interface ClearTracksDialogProps {
  onClose: () => void
  /** Called with the number of messages that were forgotten. */
  onDone: (count: number) => void
}

/** Asks before all messages that one has opened are forgotten. */
export default function ClearTracksDialog({ onClose, onDone }: ClearTracksDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { run, busy, failure } = useAct(async (_: object, idempotencyKey) => {
    const { count } = await call('clearTracks', { idempotencyKey })
    toast(t('ui.done'))
    onDone(count)
  })
  return (
    <ConfirmDialog
      title={t('tracks.clearDialog')}
      act={t('tracks.clear')}
      busy={busy}
      failure={failure?.words}
      onAct={() => run({})}
      onClose={onClose}
    >
      <p>{t('tracks.clearHint')}</p>
    </ConfirmDialog>
  )
}
