import type { ReactNode } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../button.tsx'
import { Banner } from './banner.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

interface ConfirmDialogProps {
  /** The act and its object: "撤回：路灯不亮". */
  title: ReactNode
  /** The consequence of the act, and whether it can be undone. */
  children: ReactNode
  /** The verb of the act, for its button. */
  act: string
  /** The label of the other button. */
  cancel?: string
  /** True if the act destroys something. */
  isDanger?: boolean
  busy?: boolean
  failure?: string
  /** See `Dialog`. */
  isOfMove?: boolean
  onAct: () => void
  onClose: () => void
}

/**
 * Asks for confirmation of an act. The focus begins on the button to cancel, so that a hasty key does nothing. Import
 * it lazily.
 */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useT()
  return (
    <Dialog size="narrow" title={props.title} isOfMove={props.isOfMove} onClose={props.onClose}>
      {props.failure && <Banner tone="late">{props.failure}</Banner>}
      {props.children}
      <DialogActions>
        <Button onClick={props.onClose}>{props.cancel ?? t('ui.cancel')}</Button>
        <Button tone={props.isDanger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onAct}>
          {props.act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
