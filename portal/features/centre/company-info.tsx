import { ApiError } from '@board/client/error'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { companyTexts } from '../../shared/account/company-fields.tsx'
import { isFailure, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { CompanyChange } from './company-change.tsx'
import { CompanyLicence } from './company-licence.tsx'
import { CompanyRequests } from './company-requests.tsx'
import { CompanyState } from './company-state.tsx'
import css from './page.module.css'
import { useRegistered } from './use-registered.ts'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, {})
  try {
    const [company, requests] = await Promise.all([
      call('compInfo', { signal }),
      rowsOrFailure(call('listOwnCompanyRequests', { query: query.paging, signal }), { t })
    ])
    return { query, company, requests }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'GEN0404') return { query, company: null }
    throw error
  }
})

export type OwnCompany = NonNullable<Awaited<ReturnType<typeof loader>>['company']>

/** The page of the company of an account: its data, its confirmation, and requests for changes. Specification 2. */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { query, company, requests } = useLoaderData<typeof loader>()
  const registered = useRegistered()
  const [said, setSaid] = useState('')
  const [isChanging, setChanging] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  /** Begins an act: the confirmation of the registration and the result of the last act go. */
  const act = (begin: (isBegun: true) => void) => {
    registered.forget()
    setSaid('')
    begin(true)
  }
  const withdraw = async (id: number, idempotencyKey: string) => {
    await call('withdrawCompanyRequest', { body: { id }, idempotencyKey })
    setAsked(false)
    setSaid(t('company.withdrawn'))
    await revalidate()
  }
  if (company === null)
    return (
      <CentreFrame title={t('company.title')}>
        <EmptyState title={t('company.none')}>
          <p>{t('company.noneHint')}</p>
          <LinkButton to="/regcomp">{t('company.register')}</LinkButton>
        </EmptyState>
      </CentreFrame>
    )
  const { request, allowedActions } = company
  const withdrawal = request && allowedActions.includes('withdrawCompanyRequest') && (
    <Button tone="danger" onClick={() => act(setAsked)}>
      {t('company.withdraw')}
    </Button>
  )
  // the banner of a requested change has the button; a registration has no such banner
  const isChange = request?.kind === 2
  return (
    <CentreFrame title={t('company.title')}>
      <Status>{said || (registered.isNew && t('centre.registered'))}</Status>
      <CompanyState company={company} withdrawal={isChange && withdrawal} />
      <Card title={t('company.current')}>
        <div className={css.stack}>
          <Facts
            facts={[
              { label: t('company.type'), value: t(`company.type.${company.compType}`) },
              { label: t(companyTexts[company.compType].name), value: company.enterpriseName },
              { label: t('company.creditCode'), value: company.creditCode },
              { label: t('company.legalPerson'), value: company.legalPerson },
              { label: t('company.contacts'), value: company.contacts }
            ]}
          />
          <div className={css.actions}>
            {allowedActions.includes('requestCompanyChange') && !isChanging && (
              <Button ref={changeButton} onClick={() => act(setChanging)}>
                {t(
                  request?.state === 2
                    ? 'company.changeAgain'
                    : request?.state === 0
                      ? 'company.replaceWaiting'
                      : 'company.change'
                )}
              </Button>
            )}
            {!isChange && withdrawal}
          </div>
        </div>
      </Card>
      {isChanging && (
        <CompanyChange
          company={company}
          onClose={() => {
            flushSync(() => setChanging(false))
            changeButton.current?.focus()
          }}
          onDone={async () => {
            setChanging(false)
            setSaid(t('company.submitted'))
            await revalidate()
          }}
        />
      )}
      {request && !isChanging && (allowedActions.includes('setCompanyLicence') || request.licence) && (
        <CompanyLicence
          key={request.id}
          request={request}
          compType={company.compType}
          rule={company.licenceRule}
          isOpen={allowedActions.includes('setCompanyLicence')}
          onDone={async () => {
            registered.forget()
            await revalidate()
          }}
        />
      )}
      {requests && !(isFailure(requests) && requests.code === 'GEN0403') && (
        <CompanyRequests query={query} requests={requests} />
      )}
      {request && isAsked && (
        <ConfirmAct
          title={t('company.withdraw')}
          act={t('company.withdraw')}
          isDanger
          send={idempotencyKey => withdraw(request.id, idempotencyKey)}
          onClose={() => setAsked(false)}
        >
          <p>{t('company.withdrawHint')}</p>
        </ConfirmAct>
      )}
    </CentreFrame>
  )
}
