import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import ConfirmAct from '../../shared/forms/confirm-act.tsx'
import { useToast } from '../../ui/notices/toast.tsx'

interface ClearTracksDialogProps {
  onClose: () => void
  /** Called with the number of removed messages. */
  onDone: (count: number) => void
}

/** Asks before the history of opened messages is cleared. */
export default function ClearTracksDialog({ onClose, onDone }: ClearTracksDialogProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  return (
    <ConfirmAct
      title={t('tracks.clearDialog')}
      act={t('tracks.clear')}
      isDanger
      send={async idempotencyKey => {
        const { count } = await call('clearTracks', { idempotencyKey })
        toast(t('tracks.cleared', { count }))
        onDone(count)
      }}
      onClose={onClose}
    >
      <p>{t('tracks.clearHint')}</p>
    </ConfirmAct>
  )
}
