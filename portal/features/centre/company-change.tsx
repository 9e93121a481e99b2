import { useEffect, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import {
  type Company,
  CompanyFields,
  companyBody,
  companyProblems,
  companyTexts
} from '../../shared/account/company-fields.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { imagesOnly } from '../../shared/forms/upload-check.ts'
import { UploadField } from '../../shared/forms/upload-field.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { type SavedFile, useUploads } from '../../shared/forms/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import type { OwnCompany } from './company-info.tsx'
import css from './page.module.css'

const fieldOf = { COM0005: 'creditCode', USR0061: 'enterpriseName', USR0062: 'creditCode' }

interface CompanyChangeProps {
  company: OwnCompany
  onDone: () => Promise<void>
  onClose: () => void
}

/**
 * Requests a change of a company’s data, with the picture of its licence if the site asks for it. The form begins with the
 * last request if that was refused or waits, otherwise with the present data.
 */
export function CompanyChange({ company, onDone, onClose }: CompanyChangeProps) {
  const t = useT()
  const { call } = useServices()
  const { realNamePattern } = useRoot()
  // what was typed is there: of the request that was refused, or that waits
  const last = company.request?.state === 2 || company.request?.state === 0 ? company.request : undefined
  const { compType, enterpriseName, creditCode, legalPerson, contacts } = last ?? company
  const start: Company = { compType, enterpriseName, creditCode, legalPerson, contacts }
  const place = useRef<HTMLElement>(null)
  // the pressed button has disappeared, and on a phone the form begins below what is seen
  useEffect(() => place.current?.focus(), [])
  const pictures = useRef<readonly SavedFile[]>([])
  const uploads = useUploads({
    most: 1,
    kind: imagesOnly,
    onSaved: files => {
      pictures.current = files
    }
  })
  const form = useForm({
    start,
    draft: { name: 'company-change' },
    fieldOf,
    check: typed => companyProblems(typed, realNamePattern, t),
    send: async (typed, idempotencyKey) => {
      const [picture] = pictures.current
      const body = { ...companyBody(typed), ...(picture && { licenceAid: picture.aid }) }
      await call('requestCompanyChange', { body, idempotencyKey })
      await onDone()
    }
  })
  return (
    <section ref={place} tabIndex={-1} aria-label={t('company.change')}>
      <Card title={t('company.change')}>
        <Form form={form}>
          <p className={css.note}>
            {t(company.request?.state === 0 ? 'company.replaceHint' : 'company.changeHint')}
          </p>
          <CompanyFields form={form} />
          {company.licenceRule !== 'off' && (
            <>
              {last?.licence && (
                <p className={css.note}>{t('company.licenceOld', { name: last.licence.fileName })}</p>
              )}
              <UploadField
                uploads={uploads}
                words={{
                  label: t('company.licence', { paper: t(companyTexts[form.values.compType].paper) }),
                  choose: t(last?.licence ? 'company.licenceReplace' : 'company.licenceChoose'),
                  hint: t('company.licenceLimits')
                }}
              />
            </>
          )}
          <DraftNote draft={form.draft} />
          <div className={css.actions}>
            <Button type="submit" tone="primary" busy={form.busy}>
              {t('company.submit')}
            </Button>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
          </div>
        </Form>
      </Card>
    </section>
  )
}
