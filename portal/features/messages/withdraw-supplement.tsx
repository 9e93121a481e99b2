import { localStore } from '@board/client/storage/storage'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { DraftStore } from '../../lib/drafts.ts'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import type { SupplementActsProps } from './supplement-acts.tsx'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

/**
 * Lets the author withdraw a supplement. Its text becomes the draft of the next one, so that a mistake can be
 * corrected. An existing draft is not replaced.
 */
export default function WithdrawSupplement({ message, item, onDone }: SupplementActsProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const uid = useRoot().user?.uid ?? 0
  const [isOpen, setOpen] = useState(false)
  const keepText = () => {
    const isDraft = (value: unknown): value is object => typeof value === 'object' && value !== null
    const drafts = new DraftStore<object>(localStore, uid, `supplement-${message.tid}`, isDraft)
    if (drafts.load()) return
    const masks = item.masks.map(({ start, end }) => ({ start, end }))
    drafts.save({ content: item.content, masks, files: [] }, Date.now())
  }
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('supplement.withdraw')}</Button>
      {isOpen && (
        <ConfirmAct
          title={t('supplement.withdrawDialog', { subject: message.subject })}
          act={t('supplement.withdraw')}
          send={async idempotencyKey => {
            await call('withdrawSupplement', { body: { id: item.id }, idempotencyKey })
            keepText()
            setOpen(false)
            toast(t('supplement.isWithdrawn'))
            onDone(t('supplement.isWithdrawn'))
            await revalidate()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{t('supplement.withdrawSure')}</p>
          {item.attachments.length > 0 && <p>{t('supplement.filesAgain')}</p>}
        </ConfirmAct>
      )}
    </div>
  )
}
