import type { ReactNode } from 'react'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { WithTimes } from '../../ui/with-times.tsx'
import type { OwnCompany } from './company-info.tsx'

interface CompanyStateProps {
  company: OwnCompany
  /** The button that withdraws the requested change. */
  withdrawal: ReactNode
}

/** Says whether a company is confirmed, and how its last request was decided. Decision 0036. */
export function CompanyState({ company, withdrawal }: CompanyStateProps) {
  const t = useT()
  const { confirmed, request } = company
  const isPending = request?.state === 0
  const isNew = isPending && request.kind === 1
  if (request?.state === 2) return <Refused company={company} note={request.note} kind={request.kind} />
  return (
    <>
      {confirmed ? (
        // if the site requires no confirmation, a company can write while its registration waits
        <Banner
          tone={isNew ? 'info' : 'ok'}
          // if the site requires no confirmation, an unreviewed company is not called confirmed
          title={t(isNew ? 'company.waiting' : request?.state === 1 ? 'company.confirmed' : 'company.open')}
          action={<LinkButton to="/threads/post">{t('company.write')}</LinkButton>}
        >
          <WithTimes>{confirmedWords(company, t)}</WithTimes>
        </Banner>
      ) : (
        <Banner title={t('company.waiting')}>
          {request && <WithTimes>{t('company.askedOn', { time: formatTime(request.createdAt) })}</WithTimes>}{' '}
          {t('company.waitingHint')}
          {company.usualDays !== null && ` ${t('company.waitDays', { days: company.usualDays })}`}
        </Banner>
      )}
      {isPending && request.kind === 2 && (
        <Banner title={t('company.pending')} action={withdrawal}>
          <WithTimes>{t('company.pendingHint', { time: formatTime(request.createdAt) })}</WithTimes>
        </Banner>
      )}
    </>
  )
}

/** Says in one place that a request was refused and why, what to do next, and whether the company may write meanwhile. */
function Refused({ company, note, kind }: { company: OwnCompany; note: string | null; kind: 1 | 2 }) {
  const t = useT()
  const isChange = kind === 2
  return (
    <Banner
      tone="late"
      title={t(isChange ? 'company.changeNotApproved' : 'company.notApproved')}
      action={company.confirmed && <LinkButton to="/threads/post">{t('company.write')}</LinkButton>}
    >
      {note && <p>{note}</p>}
      <p>{t(isChange ? 'company.changeNotApprovedHint' : 'company.notApprovedHint')}</p>
      {!company.nameConfirmed && (
        <p>{t(company.confirmed ? 'company.refusedMayWrite' : 'company.refusedNoWrite')}</p>
      )}
    </Banner>
  )
}

/** Returns what the platform has confirmed, when, and what the company can do meanwhile. */
export function confirmedWords(
  {
    request
  }: {
    request: Pick<NonNullable<OwnCompany['request']>, 'kind' | 'state' | 'createdAt' | 'decidedAt'> | null
  },
  t: Translate
): string {
  if (request === null) return t('company.openHint')
  const { kind, state, createdAt, decidedAt } = request
  if (kind === 1 && state === 0) return t('company.waitingOpenHint', { time: formatTime(createdAt) })
  return state === 1 && decidedAt !== null
    ? t('company.confirmedOn', { time: formatTime(decidedAt) })
    : t('company.confirmedHint')
}
