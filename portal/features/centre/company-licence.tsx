import { imageFormats } from '@board/schemas/formats'
import { useId, useState } from 'react'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { refusalOf } from '../../shared/upload-check.ts'
import field from '../../shared/upload-field.module.css'
import { useAct } from '../../shared/use-act.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Status } from '../../ui/status.tsx'
import type { OwnCompany } from './company-info.tsx'
import css from './page.module.css'

interface CompanyLicenceProps {
  request: NonNullable<OwnCompany['request']>
  rule: OwnCompany['licenceRule']
  /** True while the picture can be handed in, replaced and taken back. */
  isOpen: boolean
  onDone: () => Promise<void>
}

/** The picture of a company's licence, for a request that waits. The company and the editors alone see it. Decision 0085. */
export function CompanyLicence({ request, rule, isOpen, onDone }: CompanyLicenceProps) {
  const t = useT()
  const { call } = useServices()
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [said, setSaid] = useState('')
  const { licence } = request
  const handing = useAct(async ({ file }: { file: File }, idempotencyKey) => {
    const { aid } = await call('uploadAttachment', { body: { file, attachmentType: '1' } })
    await call('setCompanyLicence', { body: { id: request.id, aid }, idempotencyKey })
    setSaid(t('company.licenceDone'))
    await onDone()
  })
  const taking = useAct(async ({ aid }: { aid: null }, idempotencyKey) => {
    await call('setCompanyLicence', { body: { id: request.id, aid }, idempotencyKey })
    setSaid(t('company.licenceGone'))
    await onDone()
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const refused = file.type.startsWith('video/') ? 'upload.notAnImage' : refusalOf(file)
    const wrong = refused === 'upload.notAnImage' ? 'company.licenceWrong' : refused
    setRefusal(wrong ? t(wrong, { name: file.name }) : '')
    setSaid('')
    if (!wrong) handing.run({ file })
  }
  const failure = handing.failure ?? taking.failure
  return (
    <Card title={t('company.licence')}>
      <div className={css.stack}>
        <Status>{said}</Status>
        {failure && <Banner tone="late">{failure.words}</Banner>}
        {licence === null && rule === 'required' && (
          <Banner tone="late" title={t('company.licenceMissing')}>
            {t('company.licenceMissingHint')}
          </Banner>
        )}
        <p className={css.note}>{t('company.licenceHint')}</p>
        {licence && (
          <p>
            <a href={licence.url} target="_blank" rel="noopener">
              <img
                className={css.licence}
                src={licence.thumbUrl ?? licence.url}
                alt={t('company.licenceOpen', { name: licence.fileName })}
              />
            </a>
          </p>
        )}
        {isOpen && (
          <div className={css.actions}>
            <div className={css.pick}>
              <input
                id={id}
                className={field.input}
                type="file"
                accept={imageFormats.map(format => `.${format}`).join(',')}
                aria-describedby={`${id}-refusal`}
                disabled={handing.busy}
                onChange={event => {
                  choose(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
              <label htmlFor={id} className={field.choose}>
                {t(
                  handing.busy
                    ? 'company.licenceBusy'
                    : licence
                      ? 'company.licenceReplace'
                      : 'company.licenceChoose'
                )}
              </label>
            </div>
            {licence && (
              <Button tone="danger" busy={taking.busy} onClick={() => taking.run({ aid: null })}>
                {t('company.licenceRemove')}
              </Button>
            )}
          </div>
        )}
        <p id={`${id}-refusal`} className={field.refusal} role="alert">
          {refusal}
        </p>
      </div>
    </Card>
  )
}
