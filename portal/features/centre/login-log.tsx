import type { DataOf } from '@board/client'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { ListResults } from '../../shared/lists/list-page.tsx'
import { readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { Link } from '../../ui/link.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip, type ChipTone } from '../../ui/lists/chip.tsx'
import { Time } from '../../ui/time.tsx'
import { OwnSessions } from './own-sessions.tsx'
import css from './page.module.css'

type OwnLogin = DataOf<'listOwnLogins'>['list'][number]

/** Failed, success, locked. Specification 3. */
const tones: Record<0 | 1 | 2, ChipTone> = { 0: 'late', 1: 'ok', 2: 'wait' }

/** Returns the key of the text for a sign-in, a sign-out, or a session that was ended from elsewhere. */
export const wordOf = ({ operation, endedBy }: Pick<OwnLogin, 'operation' | 'endedBy'>) =>
  endedBy ? (`log.ended.${endedBy}` as const) : operation === 0 ? 'log.login' : 'log.logout'

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, {})
  const [logins, sessions] = await Promise.all([
    rowsOrFailure(call('listOwnLogins', { query: query.paging, signal }), { t }),
    // if the sessions cannot be read, the log is shown without them
    call('listOwnSessions', { signal }).then(
      ({ list }) => list,
      () => []
    )
  ])
  return { query, logins, sessions }
})

/**
 * The page of one's own open sessions, sign-ins and sign-outs. It says what to do about an unknown one. Specification 2, 3.
 */
export function Component() {
  const t = useT()
  const { query, logins, sessions } = useLoaderData<typeof loader>()
  return (
    <CentreFrame title={t('centre.loginLog')}>
      <p className={css.note}>
        {t('log.strange')} <Link to="/uCenter/editPwd">{t('centre.password')}</Link>
      </p>
      {sessions.length > 0 && <OwnSessions sessions={sessions} />}
      <h2>{t('sessions.log')}</h2>
      <ListResults
        query={query}
        results={logins}
        found={total => t('log.found', { total })}
        rows={list => (
          <CardList
            rows={list}
            keyOf={row => `${row.at}-${row.operation}-${row.status}-${row.address}`}
            flush
          >
            {row => (
              <ListCard
                title={t(wordOf(row))}
                state={<Chip tone={tones[row.status]}>{t(`log.status.${row.status}`)}</Chip>}
                facts={
                  <>
                    <Time at={row.at} />
                    <span>{row.address}</span>
                    <span>{[row.browser, row.system].filter(Boolean).join(' · ')}</span>
                  </>
                }
              />
            )}
          </CardList>
        )}
        empty={{ title: t('log.none'), hint: null }}
      />
    </CentreFrame>
  )
}
