import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/i18n.tsx'
import { useLabel } from '../../../services/root.ts'
import { forumPlace } from '../../../shared/places/forum-place.ts'
import { Button } from '../../../ui/button.tsx'
import { Status } from '../../../ui/notices/status.tsx'
import type { StepProps } from '../step.ts'
import { useHeld } from '../use-held.ts'
import { chosenForum, typeOf } from '../values.ts'
import type { AskedText } from './asked-text.ts'
import { openProposals, type TextProposals as Proposals } from './proposed.ts'
import css from './text-proposals.module.css'
import { useAnswer } from './use-asked-text.ts'

type TextProposalsProps = Pick<StepProps, 'values' | 'change'> & {
  text: AskedText | undefined
  onlySuggestions: boolean
  /** True if the form has its forum from a campaign. */
  isForumFixed: boolean
}

/**
 * Proposes type, domain and leader for the written text. Nothing is set without a press, and what is chosen is proposed no
 * more. Domain 8.
 */
export default function TextProposals({
  values,
  change,
  text,
  onlySuggestions,
  isForumFixed
}: TextProposalsProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState('')
  const [settled, setSettled] = useState<readonly string[]>([])
  const { forum, typeId, domainId } = values
  const answer = useAnswer(text && { ...text, fid: forum?.fid, typeId, domainId }, (call, body, signal) =>
    call('proposeForText', { body, signal })
  )
  const held = useHeld(place, answer)
  const typeLabel = useLabel('messageType')
  const domainLabel = useLabel('domain')
  const { type, domain, leaders, question } = openProposals(held, values, {
    onlySuggestions,
    isForumFixed,
    settled
  })
  useShown({ typeId: type?.id, domainId: domain?.id, fid: leaders[0]?.fid }, values, change)
  // the pressed button disappears, so the focus moves to what it did
  const take = (part: Partial<typeof values>, words: string) => {
    change(part)
    setTaken(words)
    place.current?.focus()
  }
  const takeLeader = (leader: Proposals['forums'][number]) =>
    take({ forum: chosenForum(leader) }, t('post.forumTaken', { name: leader.name }))
  const [only] = leaders.length === 1 ? leaders : []
  const isEmpty = !type && !domain && leaders.length === 0
  return (
    <div ref={place} tabIndex={-1} className={css.proposals} aria-live="polite">
      {isEmpty && !taken && <p className={css.quiet}>{t(noneKey(held))}</p>}
      {type && (
        <Proposal
          words={t('post.proposedType', { name: typeLabel(type.id) })}
          reason={reasonOf(t, type.words)}
          act={t('post.take')}
          onTake={() => take({ typeId: typeOf(type.id) }, t('post.typeTaken', { name: typeLabel(type.id) }))}
        />
      )}
      {domain && (
        <Proposal
          words={t('post.proposedDomain', { name: domainLabel(domain.id) })}
          reason={reasonOf(t, domain.words)}
          act={t('post.take')}
          onTake={() =>
            take({ domainId: domain.id }, t('post.domainTaken', { name: domainLabel(domain.id) }))
          }
        />
      )}
      {question ? (
        <div className={css.question}>
          <p>
            {t('post.otherRegion', {
              word: question.word,
              forum: forum?.name ?? '',
              name: only?.name ?? question.name
            })}
          </p>
          <div className={css.buttons}>
            {leaders.map(leader => (
              <Button key={leader.fid} onClick={() => takeLeader(leader)}>
                {t('post.changeTo', { name: leader.name })}
              </Button>
            ))}
            <Button
              tone="quiet"
              onClick={() => {
                setSettled(words => [...words, question.word])
                setTaken(t('post.forumStays', { name: forum?.name ?? '' }))
                place.current?.focus()
              }}
            >
              {t('post.doNotChange')}
            </Button>
          </div>
        </div>
      ) : (
        leaders.map(leader => (
          <Proposal
            key={leader.fid}
            words={t('post.proposedForum', { name: leader.name })}
            reason={`${leaderReason(t, leader)} · ${forumPlace(leader)}`}
            act={t('post.take')}
            onTake={() => takeLeader(leader)}
          />
        ))
      )}
      {taken && <Status>{taken}</Status>}
    </div>
  )
}

/** Returns the text for a form without proposals: it says why the site makes none. */
function noneKey(answer: Proposals | undefined) {
  if (answer === undefined) return 'post.proposalsHint'
  return answer.whyNone === 'fewMessages' ? 'post.proposalsFew' : 'post.proposalsNone'
}

/** Names the words of the text that decide. */
const reasonOf = (t: ReturnType<typeof useT>, words: readonly string[]): string =>
  t('post.because', { words: words.map(word => t('post.quoted', { word })).join('') })

/** Names what the region of a leader comes from: the text, or the reader. */
function leaderReason(t: ReturnType<typeof useT>, { why, ground }: Proposals['forums'][number]): string {
  if (why !== null) return reasonOf(t, [why])
  return t(ground === 'ownRegion' ? 'post.nearOwnRegion' : 'post.nearLastLeader')
}

/** Shows one proposal with its reason; one press takes it. */
function Proposal(props: { words: string; reason: ReactNode; act: string; onTake: () => void }) {
  const t = useT()
  return (
    <div className={css.proposal}>
      <p>
        <span className={css.mark}>{t('post.proposed')}</span> {props.words}
        <span className={css.reason}>{props.reason}</span>
      </p>
      <Button aria-label={`${props.act} ${props.words}`} onClick={props.onTake}>
        {props.act}
      </Button>
    </div>
  )
}

/** Notes in the form what it has proposed, for the count when the message is sent. */
function useShown(
  shown: { typeId: number | undefined; domainId: number | undefined; fid: number | undefined },
  values: TextProposalsProps['values'],
  change: TextProposalsProps['change']
): void {
  const { typeId, domainId, fid } = shown
  const latest = useRef({ values, change })
  latest.current = { values, change }
  useEffect(() => {
    const { values, change } = latest.current
    const proposed = {
      ...values.proposed,
      ...(typeId !== undefined && { typeId: typeOf(typeId) }),
      ...(domainId !== undefined && { domainId }),
      ...(fid !== undefined && { fid })
    }
    if (JSON.stringify(proposed) !== JSON.stringify(values.proposed ?? {})) change({ proposed })
  }, [typeId, domainId, fid])
}
