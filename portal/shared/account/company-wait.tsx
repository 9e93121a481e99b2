import type { DataOf } from '@board/client'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { accountOf } from '../../services/account.ts'
import type { Services } from '../../services/services.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { WithTimes } from '../../ui/with-times.tsx'

/** The facts that a company reads before it writes: whether it may, and under which name. */
export type WritingCompany = Pick<
  DataOf<'compInfo'>,
  'confirmed' | 'signedName' | 'request' | 'licenceRule' | 'usualDays'
>

/** Fetches the reader's company; undefined for readers who are none. Decision 0163. */
export async function askCompany(
  { call }: Pick<Services, 'call'>,
  signal?: AbortSignal
): Promise<WritingCompany | undefined> {
  try {
    const account = await accountOf({ call })
    if (account === 'expired' || account.userType !== 1) return undefined
    const found = await call('compInfo', { ...(signal && { signal }) })
    const { confirmed, signedName, request, licenceRule, usualDays } = found
    return { confirmed, signedName, request, licenceRule, usualDays }
  } catch {
    // without the notice, the server still refuses the message
    return undefined
  }
}

/** Returns what a company lacks, since when it waits and how long that usually takes: one sentence each. */
export function waitWords({ request, licenceRule, usualDays }: WritingCompany, t: Translate): string[] {
  if (request?.state === 2)
    return [
      t('company.waitRefused'),
      ...(request.note ? [t('company.waitReason', { note: request.note })] : []),
      t('company.waitAgain')
    ]
  if (request?.state !== 0) return [t('company.waitNoRequest')]
  return [
    t('company.waitSince', { time: formatTime(request.createdAt) }),
    ...(licenceRule === 'required' && request.licence === null ? [t('company.waitLicence')] : []),
    usualDays === null ? t('company.waitTold') : t('company.waitDays', { days: usualDays })
  ]
}

/** Tells a company before it writes that it may not write yet: what is missing, how long it takes, and where to see it. */
export function CompanyWait({ company }: { company: WritingCompany }) {
  const t = useT()
  return (
    <Banner
      tone={company.request?.state === 0 ? 'info' : 'late'}
      title={t('company.waitTitle')}
      action={<LinkButton to="/uCenter/compInfo">{t('company.waitSee')}</LinkButton>}
    >
      {waitWords(company, t).map(words => (
        <p key={words}>
          <WithTimes>{words}</WithTimes>
        </p>
      ))}
    </Banner>
  )
}
