import type { DataOf } from '@board/client'
import { useLoaderData } from 'react-router-dom'
import type { MessageKey } from '../../lib/i18n.tsx'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { useWritten } from '../../shared/forms/use-written.ts'
import { ListResults } from '../../shared/lists/list-page.tsx'
import { readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { Link } from '../../ui/link.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

type Reading = DataOf<'listOwnReadings'>['list'][number]

/** The text for what was read. */
export const readingTexts: Readonly<Record<Reading['what'], MessageKey>> = {
  phone: 'readings.phone',
  idNumber: 'readings.idNumber',
  email: 'readings.email',
  messageCount: 'readings.messageCount',
  contact: 'readings.contact',
  account: 'readings.account'
}

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, {})
  const readings = await rowsOrFailure(call('listOwnReadings', { query: query.paging, signal }), { t })
  return { query, readings }
})

/** The page that tells a person who read their phone or other masked data, when and why. Domain 8. */
export function Component() {
  const t = useT()
  const written = useWritten()
  const { query, readings } = useLoaderData<typeof loader>()
  return (
    <CentreFrame title={t('centre.readings')}>
      <p className={css.note}>
        {t('readings.intro')} <Link to="/feedback">{t('footer.feedback')}</Link>
      </p>
      <ListResults
        query={query}
        results={readings}
        found={total => t('readings.found', { total })}
        rows={list => (
          <CardList rows={list} keyOf={row => row.id} flush>
            {({ at, what, groupName, reason, tid, subject }) => (
              <ListCard
                title={t(readingTexts[what])}
                facts={
                  <>
                    <span>{groupName ?? t('readings.platform')}</span>
                    <Time at={at} />
                  </>
                }
              >
                <p>
                  {reason === null ? (
                    t('readings.noReason')
                  ) : (
                    <>
                      <strong>{t('readings.reason')}</strong> <span {...written}>{reason}</span>
                    </>
                  )}
                </p>
                {tid !== null && (
                  <p>
                    <Link to={`/threads/content?tid=${tid}`} {...written}>
                      {t('readings.message', { subject: subject ?? '' })}
                    </Link>
                  </p>
                )}
              </ListCard>
            )}
          </CardList>
        )}
        empty={{ title: t('readings.none'), hint: <p>{t('readings.noneHint')}</p> }}
      />
    </CentreFrame>
  )
}
