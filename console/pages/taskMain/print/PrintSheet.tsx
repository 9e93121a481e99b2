import type { Language } from '@board/schemas/errors/catalogue'
import { masksOf } from '@board/schemas/facts/text/masks'
import { standingOf, standingWords } from '@board/schemas/facts/timing'
import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLabels } from '../../../api/site.ts'
import { useComma } from '../../../fields/labels.ts'
import { formatTime } from '../../../fields/time.ts'
import { useNow } from '../../../fields/useNow.ts'
import { MaskedText } from '../../parts/message/MaskedText.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { stepWords } from '../../parts/message/stepWords.ts'
import './printSheet.css'

const scores = ['gradeLevel', 'gradeSpeed', 'gradeManner'] as const

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Shows the names of files, which are not on the paper themselves. */
function Files({ files }: { files: readonly { readonly fileName: string }[] }) {
  const translate = useTranslate()
  const comma = useComma()
  if (files.length === 0) return null
  const names = files.map(({ fileName }) => fileName).join(comma)
  return (
    <p className="head">
      {translate('fields.aids')}
      {translate('task.colon')}
      {names}
    </p>
  )
}

/**
 * The handling form of a message for paper: its facts, texts, answers, grades and timeline, as far as the reader may see them.
 * It never shows the author's phone or the remarks of people with the same problem, because paper is passed on.
 */
export function PrintSheet({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const labels = useLabels()
  const language = useLocale() as Language
  const now = useNow()
  const { author, timing } = message
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [translate('fields.tid'), String(message.tid)],
    [translate('fields.state'), labels('traceState', message.state, message)],
    [translate('fields.forumName'), message.forumName],
    [translate('fields.groupId'), message.groupName],
    [translate('fields.typeId'), labels('messageType', message.typeId)],
    [translate('fields.domainId'), labels('domain', message.domainId)],
    [translate('fields.priorityLevel'), labels('priority', message.priorityLevel)],
    [translate('fields.sourceType'), labels('source', message.sourceType)],
    [translate('task.author'), [author.nickName, author.realName].filter(Boolean).join(' · ')],
    [translate('fields.isPublic'), translate(message.isPublic ? 'task.public' : 'task.notPublic')],
    [translate('fields.createdAt'), formatTime(message.createdAt)],
    [translate('fields.approvedAt'), message.approvedAt === null ? null : formatTime(message.approvedAt)],
    [translate('fields.deadlineAt'), timing && formatTime(timing.dueAt)],
    [translate('task.print.timing'), timing && standingWords(standingOf(timing, now), language)],
    [translate('fields.location'), message.location],
    [translate('fields.remark'), message.remark]
  ]
  const address = `${window.location.origin}${window.location.pathname}?messageId=${message.tid}`
  return createPortal(
    <article className="print-sheet" aria-label={translate('task.print.title')}>
      <p className="kind">{translate('task.print.title')}</p>
      <h1>
        <MaskedText text={message.subject} masks={masksOf(message.contentList[0]?.masks ?? [], 'subject')} />
      </h1>
      <dl className="facts">
        {facts.flatMap(([label, value]) =>
          value ? [<dt key={`${label}.label`}>{label}</dt>, <dd key={label}>{value}</dd>] : []
        )}
      </dl>
      <Section title={translate('fields.content')}>
        {message.contentList.map((item, index) => (
          <div key={item.id}>
            {index > 0 && (
              <p className="head">{translate('task.supplement', { at: formatTime(item.createdAt) })}</p>
            )}
            <p>
              <MaskedText text={item.content} masks={masksOf(item.masks, 'content')} />
            </p>
            <Files files={item.attachments} />
          </div>
        ))}
      </Section>
      {message.replies.length > 0 && (
        <Section title={translate('task.replies')}>
          {message.replies.map(reply => (
            <div key={reply.id}>
              <p className="head">
                {[
                  reply.groupName,
                  labels('replyKind', reply.kind),
                  formatTime(reply.createdAt),
                  reply.lateDays !== null && translate('task.repliedLate', { smart_count: reply.lateDays })
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p>{reply.content}</p>
              <Files files={reply.attachments} />
            </div>
          ))}
        </Section>
      )}
      {message.grades.length > 0 && (
        <Section title={translate('task.grades')}>
          {message.grades.map(grade => (
            <div key={grade.round}>
              <p className="head">
                {[
                  translate(`task.round.${grade.round}`),
                  formatTime(grade.createdAt),
                  grade.solved !== null && labels('solved', grade.solved),
                  ...scores.map(
                    score =>
                      `${translate(`fields.${score}`)} ${translate('task.score', { score: grade[score], words: labels('grade', grade[score]) })}`
                  )
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {grade.comment && <p>{grade.comment}</p>}
            </div>
          ))}
        </Section>
      )}
      <Section title={translate('task.timeline')}>
        <table>
          <thead>
            <tr>
              <th>{translate('fields.at')}</th>
              <th>{translate('task.print.step')}</th>
              <th>{translate('task.print.actor')}</th>
              <th>{translate('task.print.note')}</th>
            </tr>
          </thead>
          <tbody>
            {message.timeline.map(entry => (
              <tr key={entry.id}>
                <td>{formatTime(entry.at)}</td>
                <td>{stepWords(translate, entry)}</td>
                <td>{entry.actorName}</td>
                <td>{entry.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <footer>
        {translate('task.print.printedAt', { at: formatTime(now) })}
        <br />
        {address}
      </footer>
    </article>,
    document.body
  )
}
