import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

type Session = DataOf<'listOwnSessions'>['list'][number]

/** Shows one's open sessions. The person can end any other session, or all other sessions at once. Decision 0098. */
export function OwnSessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Session | 'others'>()
  const [said, setSaid] = useState('')
  const nameOf = ({ browser, system }: Session) =>
    [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  const done = async (words: string) => {
    toast(words)
    await revalidate()
    setSaid(words)
  }
  const end = async (what: Session | 'others', idempotencyKey: string) => {
    setSaid('')
    if (what === 'others') await call('endOtherSessions', { idempotencyKey })
    else await call('endOwnSession', { body: { id: what.id }, idempotencyKey })
    setAsked(undefined)
    await done(what === 'others' ? t('sessions.allEnded') : t('sessions.ended', { name: nameOf(what) }))
  }
  return (
    <Card title={t('sessions.title')}>
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
                <Button onClick={() => setAsked(session)}>
                  {t('sessions.end')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Status>{said}</Status>
      {sessions.length > 1 && <Button onClick={() => setAsked('others')}>{t('sessions.endOthers')}</Button>}
      {asked && (
        <ConfirmAct
          title={t(asked === 'others' ? 'sessions.endOthers' : 'sessions.end')}
          act={t(asked === 'others' ? 'sessions.endOthers' : 'sessions.end')}
          isDanger
          send={idempotencyKey => end(asked, idempotencyKey)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked === 'others' ? t('sessions.asks') : t('sessions.asksOne', { name: nameOf(asked) })}</p>
        </ConfirmAct>
      )}
    </Card>
  )
}
