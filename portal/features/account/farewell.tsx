import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'

/** Confirms on the home page that the account was cancelled. */
export default function Farewell({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog size="narrow" title={t('farewell.title')} onClose={onClose}>
      <p>{t('farewell.text')}</p>
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          {t('farewell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
