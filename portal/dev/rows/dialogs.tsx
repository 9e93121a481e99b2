import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import ImageViewer from '../../ui/image-viewer.tsx'
import ConfirmDialog from '../../ui/notices/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../ui/notices/dialog.tsx'
import type { Group, Words } from '../row.ts'
import { message, picture } from '../samples.ts'

const nothing = () => undefined

const asked = ({ t }: Words, state: { busy?: boolean; failure?: string }) => (
  <ConfirmDialog
    {...state}
    title={t('withdraw.dialog', { subject: message.subject })}
    act={t('withdraw.act')}
    isDanger
    onAct={nothing}
    onClose={nothing}
  >
    <p>{t('form.leaveHint')}</p>
  </ConfirmDialog>
)

/** Parts over the page. Each state has a frame of its own. */
export const dialogs: Group = {
  id: 'dialogs',
  title: 'Dialogs',
  rows: [
    {
      name: 'Dialog',
      frame: 480,
      states: {
        filled: ({ t }) => (
          <Dialog title={t('grade.dialog', { subject: message.subject })} onClose={nothing}>
            <TextArea label={t('grade.comment')} value={message.content} onChange={nothing} most={500} />
            <DialogActions>
              <Button>{t('ui.cancel')}</Button>
              <Button tone="primary">{t('grade.submit')}</Button>
            </DialogActions>
          </Dialog>
        )
      }
    },
    {
      name: 'ConfirmDialog',
      frame: 320,
      states: {
        filled: words => asked(words, {}),
        error: words => asked(words, { failure: words.t('error.network') }),
        loading: words => asked(words, { busy: true })
      }
    },
    {
      name: 'ImageViewer',
      frame: 560,
      states: {
        filled: () => (
          <ImageViewer
            start={0}
            onClose={nothing}
            images={[
              { url: picture, name: '东门街 12 号门前.jpg' },
              { url: picture, name: '东门街 46 号路口.jpg' }
            ]}
          />
        )
      }
    }
  ]
}
