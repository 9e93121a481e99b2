import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { isFailure, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { loadRegionLevels } from '../../shared/places/regions.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { Masked } from '../../ui/masked.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Time } from '../../ui/time.tsx'
import { Certification } from './certification.tsx'
import { ExportData } from './export-data.tsx'
import { HandlingList } from './handling-list.tsx'
import css from './page.module.css'
import { ProfileForm } from './profile-form.tsx'
import { useRegistered } from './use-registered.ts'

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, {})
  const base = await call('getBaseInfo', { signal })
  const [levels, handling] = await Promise.all([
    loadRegionLevels(call, base.regionId ?? undefined),
    rowsOrFailure(call('listOwnHandling', { query: query.paging, signal }), { t })
  ])
  return { query, base, levels, handling }
})

export type BaseInfo = Awaited<ReturnType<typeof loader>>['base']

/**
 * The page of one’s own data: the public profile, the certified name, measures by the platform, and a copy of all data.
 * Specification 2.
 */
export function Component() {
  const t = useT()
  const { query, base, levels, handling } = useLoaderData<typeof loader>()
  const { certificationTypes: documents } = useRoot()
  const [address] = useSearchParams()
  const [isCertified, setCertified] = useState(false)
  const registered = useRegistered()
  // staff can read their data here, and change them in the console
  const isCitizen = !(isFailure(handling) && handling.code === 'GEN0403')
  const to = address.has('to') ? safePath(address.get('to')) : undefined
  const certification = isCitizen && (
    <Certification base={base} documents={documents} onDone={() => setCertified(true)} />
  )
  return (
    <CentreFrame title={t('centre.baseInfo')}>
      {!to && registered.isNew && (
        <Banner
          tone="ok"
          title={t('centre.registered')}
          action={<LinkButton to="/threads/post">{t('centre.write')}</LinkButton>}
        >
          {t('centre.registeredHint')}
        </Banner>
      )}
      {to && base.needCertif && <Banner title={t('certify.first')}>{t('certify.firstHint')}</Banner>}
      {to && !base.needCertif && (
        <Banner
          tone="ok"
          title={t('certify.nowDone')}
          action={<LinkButton to={to}>{t('certify.goOn')}</LinkButton>}
        >
          {t('certify.goOnHint')}
        </Banner>
      )}
      {!to && isCertified && <Banner tone="ok">{t('certify.nowDone')}</Banner>}
      {base.needCertif && certification}
      <Card title={t('centre.account')}>
        <Facts
          facts={[
            { label: t('centre.username'), value: base.username },
            {
              label: t('centre.userType'),
              value: t(base.userType === 1 ? 'centre.userType.1' : 'centre.userType.0')
            },
            { label: t('centre.group'), value: base.groupName },
            {
              label: t('centre.phone'),
              value:
                base.phone === null ? (
                  <Link to="/uCenter/bindInfo">{t('centre.notBound')}</Link>
                ) : (
                  <Masked mobile={base.phone} />
                )
            },
            {
              label: t('centre.email'),
              value: base.email ?? <Link to="/uCenter/bindInfo">{t('centre.notBound')}</Link>
            },
            { label: t('centre.createdAt'), value: <Time at={base.createdAt} day /> }
          ]}
        />
      </Card>
      {/* the confirmation of the registration goes with the next act */}
      <div className={css.same} onSubmit={registered.forget}>
        {isCitizen && <ProfileForm key={base.uid} base={base} levels={levels} />}
        {!base.needCertif && certification}
        {isCitizen && <HandlingList query={query} handling={handling} />}
        {isCitizen && <ExportData base={base} />}
      </div>
    </CentreFrame>
  )
}
