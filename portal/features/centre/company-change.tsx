import { useEffect, useRef } from 'react'
import { useRoot } from '../../app/root.ts'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import {
  type Company,
  CompanyFields,
  companyBody,
  companyProblems,
  companyTexts
} from '../../shared/company-fields.tsx'
import { DraftNote, Form } from '../../shared/form.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { OwnCompany } from './company-info.tsx'
import css from './page.module.css'

const fieldOf = { COM0005: 'creditCode', USR0061: 'enterpriseName', USR0062: 'creditCode' }

interface CompanyChangeProps {
  company: OwnCompany
  onDone: () => Promise<void>
  onClose: () => void
}

/**
 * Requests a change of a company’s data. The form begins with the last request if that was refused, otherwise with the
 * present data.
 */
export function CompanyChange({ company, onDone, onClose }: CompanyChangeProps) {
  const t = useT()
  const { call } = useServices()
  const { realNamePattern } = useRoot()
  const { compType, enterpriseName, creditCode, legalPerson, contacts } =
    company.request?.state === 2 ? company.request : company
  const start: Company = { compType, enterpriseName, creditCode, legalPerson, contacts }
  const place = useRef<HTMLElement>(null)
  // the pressed button has disappeared, and on a phone the form begins below what is seen
  useEffect(() => place.current?.focus(), [])
  const form = useForm({
    start,
    draft: { name: 'company-change' },
    fieldOf,
    check: typed => companyProblems(typed, realNamePattern, t),
    send: async (typed, idempotencyKey) => {
      await call('requestCompanyChange', { body: companyBody(typed), idempotencyKey })
      await onDone()
    }
  })
  return (
    <section ref={place} tabIndex={-1} aria-label={t('company.change')}>
      <Card title={t('company.change')}>
        <Form form={form}>
          <p className={css.note}>{t('company.changeHint')}</p>
          <CompanyFields form={form} />
          {company.licenceRule !== 'off' && (
            <p className={css.note}>
              {t('company.licenceAfter', { paper: t(companyTexts[form.values.compType].paper) })}
            </p>
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
