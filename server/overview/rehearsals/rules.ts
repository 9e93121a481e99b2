/** Each parameter judges what happened to messages by the functions with which the product itself judges. */
import type { components } from '@board/generated/openapi'
import { becomesEffective } from '../../correspondence/grades/effect.ts'
import { gradingEndsAt, gradingUsed } from '../../correspondence/messages/policy.ts'
import {
  isContentAccepted,
  isReplyAccepted,
  isSubjectAccepted,
  lengthOf
} from '../../correspondence/messages/posting/words.ts'
import {
  type ReplyClock,
  replyClockOf,
  replyDeadline
} from '../../correspondence/messages/promise/deadlines.ts'
import type { RehearsableCode } from '../../directory/site/parameter-defaults.ts'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import { addWorkingDays } from '../../platform/calendar/calendar.ts'
import type { Db } from '../../platform/database/open.ts'
import {
  type GradeRow,
  listAssignmentClocks,
  listAttachmentCounts,
  listGradeRows,
  listPostedCounts,
  listPostedTexts,
  listReplyClocks,
  listReplyTexts,
  listReturnReasons
} from './store.ts'

type Rehearsal = components['schemas']['ParameterRehearsal']

/** A judgement says what becomes of one thing under some parameters. */
export interface Judgement {
  /** Tells whether the rule's outcome holds for it. */
  readonly holds: boolean
  /** Its deadline; null where the rule sets none. */
  readonly dueAt: Date | null
}

/** One thing, judged under both values of a parameter. */
export interface Comparison {
  readonly tid: number
  readonly before: Judgement
  readonly after: Judgement
}

/** The parameters in force, those that would be, and the time of the rehearsal. */
export interface Rehearsed {
  readonly before: SiteParameters
  readonly after: SiteParameters
  readonly now: Date
}

/** A rule names the things that are judged and the function that judges them. */
export interface RehearsalRule {
  readonly thing: NonNullable<Rehearsal['thing']>
  readonly outcome: NonNullable<Rehearsal['outcome']>
  compare(db: Db, tids: readonly number[], rehearsed: Rehearsed): Promise<Comparison[]>
}

interface Definition<Sample extends { readonly tid: number }> {
  readonly thing: RehearsalRule['thing']
  readonly outcome: RehearsalRule['outcome']
  read(db: Db, tids: readonly number[]): Promise<Sample[]>
  /** @returns null where the parameter does not concern the sample */
  judge(sample: Sample, parameters: SiteParameters, now: Date): Judgement | null
}

function rule<Sample extends { readonly tid: number }>(definition: Definition<Sample>): RehearsalRule {
  const { thing, outcome, read, judge } = definition
  return {
    thing,
    outcome,
    async compare(db, tids, { before, after, now }) {
      const samples = await read(db, tids)
      return samples.flatMap(sample => {
        const was = judge(sample, before, now)
        const would = judge(sample, after, now)
        return was && would ? [{ tid: sample.tid, before: was, after: would }] : []
      })
    }
  }
}

const holding = (holds: boolean): Judgement => ({ holds, dueAt: null })

/** Judges a deadline: missed, or passed without an answer. */
const due = (dueAt: Date, metAt: Date | null, now: Date): Judgement => ({
  holds: (metAt ?? now) > dueAt,
  dueAt
})

const ofReply = (clock: ReplyClock) =>
  rule({
    thing: 'message',
    outcome: 'late',
    read: listReplyClocks,
    judge: ({ type_id, priority_level, clock_started_at, answered_at }, parameters, now) =>
      replyClockOf(type_id) === clock
        ? due(replyDeadline(clock_started_at, type_id, priority_level, parameters), answered_at, now)
        : null
  })

/** Returns what a grade asks of the institution; null while its comment waits for an editor. */
const effectOf = (grade: GradeRow, parameters: SiteParameters) =>
  grade.effective_at && becomesEffective(grade, grade, parameters, grade.effective_at)

const subject = rule({
  thing: 'message',
  outcome: 'refused',
  read: listPostedTexts,
  judge: (text, parameters) => holding(!isSubjectAccepted(text.subject, parameters))
})
const content = rule({
  thing: 'message',
  outcome: 'refused',
  read: listPostedTexts,
  judge: (text, parameters) => holding(!isContentAccepted(text.content, parameters))
})
const reply = rule({
  thing: 'reply',
  outcome: 'refused',
  read: listReplyTexts,
  judge: (text, parameters) => holding(!isReplyAccepted(text.content, parameters))
})

/** Each parameter that can be rehearsed has a rule; the others change nothing about a message that is there. */
export const rehearsalRules: Readonly<Record<RehearsableCode, RehearsalRule>> = {
  'content.min': content,
  'content.max': content,
  'title.min': subject,
  'title.max': subject,
  'title.pattern': subject,
  'reply.min': reply,
  'reply.max': reply,
  'reason.min': rule({
    thing: 'reason',
    outcome: 'refused',
    read: listReturnReasons,
    judge: ({ reason }, { reasonMin }) => holding(lengthOf(reason) < reasonMin)
  }),
  'remark.max': rule({
    thing: 'message',
    outcome: 'refused',
    read: listPostedTexts,
    judge: ({ remark }, { remarkMax }) => holding(lengthOf(remark) > remarkMax)
  }),
  'attachment.max': rule({
    thing: 'text',
    outcome: 'refused',
    read: listAttachmentCounts,
    judge: ({ files }, { attachmentMax }) => holding(files > attachmentMax)
  }),
  'comment.max': rule({
    thing: 'grade',
    outcome: 'refused',
    read: listGradeRows,
    judge: ({ comment }, { commentMax }) => holding(lengthOf(comment ?? '') > commentMax)
  }),
  'explain.threshold': rule({
    thing: 'grade',
    outcome: 'explanation',
    read: listGradeRows,
    judge: (grade, parameters) => {
      const effect = effectOf(grade, parameters)
      return effect && holding(effect.explain_due)
    }
  }),
  'grading.suggestions': rule({
    thing: 'message',
    outcome: 'gradable',
    read: listReplyClocks,
    judge: (message, { gradeSuggestions }) =>
      message.answered_at && replyClockOf(message.type_id) === 'suggestion'
        ? holding(gradingUsed(message, gradeSuggestions))
        : null
  }),
  'grading.days': rule({
    thing: 'grade',
    outcome: 'refused',
    read: listGradeRows,
    judge: (grade, { gradingDays }) => {
      const end = gradingEndsAt(grade, gradingDays)
      return end && { holds: grade.created_at > end, dueAt: end }
    }
  }),
  'clock.accept': rule({
    thing: 'assignment',
    outcome: 'late',
    read: listAssignmentClocks,
    judge: ({ created_at, taken_at }, { acceptDays }, now) =>
      due(addWorkingDays(created_at, acceptDays), taken_at, now)
  }),
  'clock.reply.consultation': ofReply('consultation'),
  'clock.reply.ordinary': ofReply('ordinary'),
  'clock.reply.suggestion': ofReply('suggestion'),
  'clock.explain': rule({
    thing: 'grade',
    outcome: 'late',
    read: listGradeRows,
    judge: (grade, parameters, now) => {
      const deadline = effectOf(grade, parameters)?.deadline_at
      return deadline ? due(deadline, grade.explained_at, now) : null
    }
  }),
  'post.daily': rule({
    thing: 'message',
    outcome: 'refused',
    read: listPostedCounts,
    judge: ({ earlier }, { postDaily }) => holding(earlier >= postDaily)
  })
}
