import type { DataOf } from '@board/client'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { useAct } from '../../shared/use-act.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Status } from '../../ui/status.tsx'
import { Time } from '../../ui/time.tsx'
import { useToast } from '../../ui/toast.tsx'
import css from './page.module.css'

const ConfirmAct = lazy(() => import('../../shared/confirm-act.tsx'))

type Session = DataOf<'listOwnSessions'>['list'][number]

/** Shows one's open sessions. The person can end any other session, or all other sessions at once. Decision 0098. */
export function OwnSessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const [asks, setAsks] = useState(false)
  const [said, setSaid] = useState('')
  const nameOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  const done = async (words: string) => {
    toast(words)
    await revalidate()
    setSaid(words)
  }
  const ending = useAct(async (session: Session, idempotencyKey) => {
    setSaid('')
    await call('endOwnSession', { body: { id: session.id }, idempotencyKey })
    await done(t('sessions.ended', { name: nameOf(session) }))
  })
  const endOthers = async (idempotencyKey: string) => {
    await call('endOtherSessions', { idempotencyKey })
    setAsks(false)
    await done(t('sessions.allEnded'))
  }
  return (
    <Card title={t('sessions.title')}>
      {ending.failure && <Banner tone="late">{ending.failure.words}</Banner>}
      <ul>
        {sessions.map(session => {
          const name = nameOf(session)
          return (
            <li key={session.id} className={css.row}>
              <span>
                <strong>{name}</strong>
                <span className={`${css.note} ${css.facts}`}>
                  {session.address && <span>{t('sessions.from', { address: session.address })}</span>}
                  <span>
                    {t('sessions.since')} <Time at={session.since} />
                  </span>
                  {session.lastUsedAt !== null && (
                    <span>
                      {t('sessions.lastUsed')} <Time at={session.lastUsedAt} />
                    </span>
                  )}
                </span>
              </span>
              {session.isCurrent ? (
                <span className={css.note}>{t('sessions.current')}</span>
              ) : (
                <Button busy={ending.busy} onClick={() => ending.run(session)}>
                  {t('sessions.end')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Status>{said}</Status>
      {sessions.length > 1 && <Button onClick={() => setAsks(true)}>{t('sessions.endOthers')}</Button>}
      {asks && (
        <Suspense>
          <ConfirmAct
            title={t('sessions.endOthers')}
            act={t('sessions.endOthers')}
            isDanger
            send={endOthers}
            onClose={() => setAsks(false)}
          >
            <p>{t('sessions.asks')}</p>
          </ConfirmAct>
        </Suspense>
      )}
    </Card>
  )
}
