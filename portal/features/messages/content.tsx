import { suggestionType } from '@board/schemas/facts/formats'
import { type Mask, masksOf, piecesOf } from '@board/schemas/facts/text/masks'
import { type ReactNode, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { missing, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { useLabel } from '../../services/root.ts'
import { useWritten } from '../../shared/forms/use-written.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { Attachments } from '../../shared/messages/attachments.tsx'
import { StateChip } from '../../shared/messages/state-chip.tsx'
import { SpecialHead, specialTitle } from '../../shared/special-head.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { Time } from '../../ui/time.tsx'
import { Actions } from './actions.tsx'
import { inOrder } from './answers.ts'
import css from './content.module.css'
import { GradeCard } from './grade-card.tsx'
import { History } from './history.tsx'
import type { Message } from './message.ts'
import { PrintLine } from './print-line.tsx'
import { PromiseLine } from './promise-line.tsx'
import { ReplyCard } from './reply-card.tsx'
import { SupplementActs } from './supplement-acts.tsx'
import { Voices } from './voices.tsx'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const tid = numberIn(url.searchParams, 'tid') ?? missing()
  return call('getMessage', { body: { tid }, signal })
})

export const handle: PageHandle<Message> = {
  title: (t, data) => (data ? specialTitle(t, data.subject, data.specialLayout) : ''),
  write: message =>
    message &&
    (message.allowedActions.includes('resubmitMessage')
      ? `/e/resubmit?tid=${message.tid}`
      : message.typeId === suggestionType
        ? `/rmjy/submit?fid=${message.fid}`
        : `/threads/post?fid=${message.fid}`)
}

/** The page of a message: its text, replies and grades, and its whole history as a timeline. */
export function Component() {
  const t = useT()
  const message = useLoaderData<typeof loader>()
  // only the last act has a notice: an older notice would contradict it
  const [said, setSaid] = useState<{ of: 'supplement' | 'message'; words: string }>()
  const [first, ...supplements] = message.contentList
  return (
    <>
      {message.specialLayout && <SpecialHead />}
      <div className={css.page}>
        <article className={css.main}>
          <Card>
            <Head message={message} />
            {first && (
              <>
                <Text item={first} />
                <Attachments attachments={first.attachments} />
              </>
            )}
            {message.contentList.some(item => item.masks.length > 0) && (
              <p className={css.place}>{t('message.masked')}</p>
            )}
            {message.location && (
              <p className={css.place}>{t('message.location', { place: message.location })}</p>
            )}
            {message.own && message.remark && (
              <p className={css.place}>{t('message.remark', { remark: message.remark })}</p>
            )}
            {supplements.map(item => (
              <section key={item.id} className={css.supplement}>
                <h2>{t('message.supplement')}</h2>
                <p className={css.facts}>
                  <Time at={item.createdAt} />
                  {item.auditState !== 1 && <StateChip state={0} gradingUsed auditState={item.auditState} />}
                </p>
                <Text item={item} />
                {item.auditNote && <Banner tone="late">{item.auditNote}</Banner>}
                <Attachments attachments={item.attachments} />
                <SupplementActs
                  message={message}
                  item={item}
                  onDone={words => setSaid({ of: 'supplement', words })}
                />
              </section>
            ))}
            <Status>{said?.of === 'supplement' && said.words}</Status>
          </Card>
          <Voices message={message} />
          <section className={css.replies} id="replies" aria-labelledby="replies-title">
            <h2 id="replies-title">{t('message.replies')}</h2>
            {message.replies.length === 0 && <p className={css.facts}>{t(noReplyWords(message))}</p>}
            {inOrder(message).map(item =>
              'round' in item ? (
                <GradeCard key={`grade-${item.round}`} grade={item} />
              ) : (
                <ReplyCard key={item.id} reply={item} />
              )
            )}
          </section>
          <Actions
            message={message}
            said={said?.of === 'message' && said.words}
            onDone={words => setSaid({ of: 'message', words })}
          />
        </article>
        <aside className={css.aside}>
          <Card title={t('timeline.title')}>
            <History timeline={message.timeline} />
          </Card>
        </aside>
      </div>
      <PrintLine />
    </>
  )
}

/** Returns the words for a message without a reply. A withdrawn or deleted message will not be answered any more. */
function noReplyWords({ auditState }: Message) {
  if (auditState > 2) return 'message.noReplyEnded'
  return auditState === 2 ? 'message.noReplyReturned' : 'message.noReply'
}

function Head({ message }: { message: Message }) {
  const t = useT()
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const written = useWritten()
  return (
    <header className={css.head}>
      <h1 {...written}>
        <Pieces text={message.subject} masks={masksOf(message.contentList[0]?.masks ?? [], 'subject')} />
      </h1>
      <p className={css.facts}>
        <StateChip state={message.state} gradingUsed={message.gradingUsed} auditState={message.auditState} />
        <Chip>{typeLabel(message.typeId)}</Chip>
        <Chip>{domainLabel(message.domainId)}</Chip>
        {message.adopted && <Chip tone="ok">{t('message.adopted')}</Chip>}
        {!message.isPublic && <Chip>{t('message.private')}</Chip>}
      </p>
      <p className={css.facts}>
        <Link to={`/threads/list?fid=${message.fid}`}>{t('message.to', { name: message.forumName })}</Link>
        <span>
          {message.own && message.isAnonymous
            ? t('message.anonymous', { name: message.nickName })
            : message.nickName}
        </span>
        <span>
          {t('message.postedAt')} <Time at={message.createdAt} />
        </span>
        <span>{t('message.number', { tid: message.tid })}</span>
      </p>
      {message.mergedInto && <MergedLine into={message.mergedInto} />}
      {message.promise && <PromiseLine promise={message.promise} state={message.state} />}
      {message.collectId !== null && message.collectTitle && (
        <p className={css.facts}>
          <Link to={`/rmjy/collect/content?id=${message.collectId}`}>
            {t('message.campaign', { title: message.collectTitle })}
          </Link>
        </p>
      )}
      {message.auditNote && (
        <Banner tone="late" title={t('message.returnedFor')}>
          {message.auditNote}
        </Banner>
      )}
    </header>
  )
}

/** Names the message that this one was merged into. It is a link only if everybody may read that message. */
function MergedLine({ into }: { into: NonNullable<Message['mergedInto']> }) {
  const t = useT()
  const words = t('message.mergedInto', { tid: into.tid })
  return (
    <p className={css.facts}>
      {into.isOpen ? <Link to={`/threads/content?tid=${into.tid}`}>{words}</Link> : <span>{words}</span>}
    </p>
  )
}

/** Shows a text that a person wrote, with its line breaks. */
function Text({ item }: { item: Message['contentList'][number] }) {
  return (
    <div className={css.text} {...useWritten()}>
      <Pieces text={item.content} masks={masksOf(item.masks, 'content')} />
    </div>
  )
}

/** Shows a text. Its author sees a frame around the parts that are hidden from the public. */
function Pieces({ text, masks }: { text: string; masks: readonly Mask[] }): ReactNode {
  return piecesOf(text, masks).map((piece, at) =>
    piece.isMasked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no other name
      <mark key={at} className={css.masked}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  )
}
