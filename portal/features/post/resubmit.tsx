import { ApiError } from '@board/client/error'
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { askRestriction, RestrictionNotice } from '../../shared/account/restriction.tsx'
import { numberIn } from '../../shared/lists/query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import css from './form.module.css'
import { PostForm } from './form.tsx'
import { SignedName } from './signed-name.ts'
import type { PostValues } from './values.ts'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const tid = numberIn(url.searchParams, 'tid') ?? missing()
  const [message, provinces, restriction] = await Promise.all([
    call('getMessage', { body: { tid }, signal }),
    call('regionChildren', { query: {}, signal }),
    askRestriction({ call }, signal)
  ])
  // a limit of messages a day does not apply, because submitting again is no new message
  if (!message.own) return missing()
  // an approved message is only moved by editors, and an entry stays with the forum of its campaign
  const isMovable = message.approvedAt === null && message.collectId === null
  return {
    message,
    provinces: isMovable ? provinces : undefined,
    mute: restriction?.isMuted ? restriction : undefined
  }
})

type Message = Awaited<ReturnType<typeof loader>>['message']

/** The page to change a returned message and submit it again. Domain 2. */
export function Component() {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { call } = useServices()
  const { message, provinces, mute } = useLoaderData<typeof loader>()
  const [current, setCurrent] = useState<Message>()

  /** Shows the version that was stored elsewhere meanwhile, if there is one. The next attempt replaces that version. */
  const compare = async (version: number) => {
    const stored = await call('getMessage', { body: { tid: message.tid } }).catch(() => undefined)
    if (stored && stored.version !== version) setCurrent(stored)
  }

  if (!message.allowedActions.includes('resubmitMessage')) {
    return (
      <EmptyState title={t('resubmit.notNow')}>
        <LinkButton to={`/threads/content?tid=${message.tid}`}>{t('resubmit.see')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      <PageHead title={t('resubmit.title')} />
      {mute && (
        <div className={css.above}>
          <RestrictionNotice restriction={mute} />
        </div>
      )}
      <noscript>
        <p>{t('resubmit.needsScripts')}</p>
      </noscript>
      {message.auditNote && (
        <div className={css.above}>
          <Banner tone="late" title={t('message.returnedFor')}>
            {message.auditNote}
          </Banner>
        </div>
      )}
      {current && (
        <div className={css.above}>
          <Current message={current} />
        </div>
      )}
      {!mute && (
        <SignedName value={message.nickName}>
          <PostForm
            key={message.tid}
            draft={`resubmit-${message.tid}-${message.version}`}
            start={valuesOf(message)}
            provinces={provinces}
            send={async ({ topicId: _topicId, proposed: _proposed, ...body }, idempotencyKey) => {
              const { version } = current ?? message
              try {
                await call('resubmitMessage', {
                  body: { ...body, tid: message.tid, version },
                  idempotencyKey
                })
              } catch (error) {
                if (error instanceof ApiError) await compare(version)
                throw error
              }
              return async () => {
                await navigate(`/myLeavMessage?posted=${message.tid}`)
                toast(t('post.done', { tid: message.tid }))
              }
            }}
          />
        </SignedName>
      )}
    </>
  )
}

/** Shows the version of a message that was stored elsewhere while its author was writing. */
function Current({ message }: { message: Message }) {
  const t = useT()
  const canGoOn = message.allowedActions.includes('resubmitMessage')
  return (
    <Banner
      tone="late"
      title={t('resubmit.changed')}
      action={
        canGoOn || <LinkButton to={`/threads/content?tid=${message.tid}`}>{t('resubmit.see')}</LinkButton>
      }
    >
      <p>
        <strong>{message.subject}</strong>
      </p>
      <p className={css.current}>{message.contentList[0]?.content}</p>
      <p>{t(canGoOn ? 'resubmit.changedHint' : 'resubmit.notNow')}</p>
    </Banner>
  )
}

function valuesOf(message: Message): PostValues {
  const first = message.contentList[0]
  return {
    forum: message.forum,
    typeId: message.typeId,
    domainId: message.domainId,
    topicId: first?.topic?.topicId,
    subject: message.subject,
    content: first?.content ?? '',
    location: message.location,
    remark: message.remark ?? '',
    isPublic: message.isPublic,
    isAnonymous: message.isAnonymous,
    files: first?.attachments ?? [],
    masks: first?.masks ?? []
  }
}
