import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { companyTexts } from '../../shared/account/company-fields.tsx'
import { imagesOnly } from '../../shared/forms/upload-check.ts'
import { UploadField } from '../../shared/forms/upload-field.tsx'
import { useUploads } from '../../shared/forms/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import type { OwnCompany } from './company-info.tsx'
import css from './page.module.css'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

interface CompanyLicenceProps {
  request: NonNullable<OwnCompany['request']>
  compType: OwnCompany['compType']
  rule: OwnCompany['licenceRule']
  /** True while the picture can be uploaded, replaced and removed. */
  isOpen: boolean
  onDone: () => Promise<void>
}

/**
 * Shows and changes the picture of a company’s licence for a waiting request. Only the company and the editors see it.
 * Decision 0085.
 */
export function CompanyLicence({ request, compType, rule, isOpen, onDone }: CompanyLicenceProps) {
  const t = useT()
  const { call } = useServices()
  const [said, setSaid] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { id, licence } = request
  // a company has a licence, a school has a certificate
  const paper = t(companyTexts[compType].paper)
  const uploads = useUploads({
    most: 1,
    kind: imagesOnly,
    handIn: async ({ aid }) => {
      await call('setCompanyLicence', { body: { id, aid } })
      setSaid(t('company.licenceDone', { paper }))
      await onDone()
    }
  })
  const takeBack = async (idempotencyKey: string) => {
    await call('setCompanyLicence', { body: { id, aid: null }, idempotencyKey })
    setAsked(false)
    setSaid(t('company.licenceGone', { paper }))
    await onDone()
  }
  return (
    <Card title={t('company.licence', { paper })}>
      <div className={css.stack}>
        {/* the result of the last act is hidden during an upload */}
        <Status>{uploads.items.length > 0 ? '' : said}</Status>
        {licence === null && rule === 'required' && (
          <Banner tone="late" title={t('company.licenceMissing', { paper })}>
            {t('company.licenceMissingHint')}
          </Banner>
        )}
        <p className={css.note}>
          {isOpen
            ? t('company.licenceHint', { paper })
            : t(rule === 'off' ? 'company.licenceSeen' : 'company.licenceWhenChanged')}
        </p>
        {licence && (
          <div className={css.handedIn}>
            <a href={licence.url} target="_blank" rel="noopener">
              <img
                className={css.licence}
                src={licence.thumbUrl ?? licence.url}
                alt={t('company.licenceOpen', { paper, name: licence.fileName })}
              />
            </a>
            {isOpen && (
              <Button tone="danger" onClick={() => setAsked(true)}>
                {t('company.licenceRemove')}
              </Button>
            )}
          </div>
        )}
        {isOpen && (
          <UploadField
            uploads={uploads}
            words={{
              label: t(licence ? 'company.licenceReplace' : 'company.licenceUpload'),
              choose: t('company.licenceChoose'),
              hint: t('company.licenceFormats')
            }}
          />
        )}
      </div>
      {isAsked && (
        <ConfirmAct
          title={t('company.licenceRemoveDialog', { paper })}
          act={t('company.licenceRemove')}
          isDanger
          send={takeBack}
          onClose={() => setAsked(false)}
        >
          <p>{t('company.licenceRemoveHint')}</p>
          {rule === 'required' && <p>{t('company.licenceMissingHint')}</p>}
        </ConfirmAct>
      )}
    </Card>
  )
}
