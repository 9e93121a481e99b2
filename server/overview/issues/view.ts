import type { DataOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { actorNameOf } from '../../correspondence/messages/posting/names.ts'
import { type Actor, isCitizen, isInstitution, isSignedIn, type SignedInActor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { recordTimelineFor } from '../../platform/events/timeline.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { heatFor, totalHeat } from './heat.ts'
import { issueTime } from './renew.ts'
import {
  countByForum,
  countDaily,
  countRemoved,
  findIssue,
  type IssueRecord,
  type IssueSight,
  selectIssues,
  selectMembers,
  selectPublished
} from './store.ts'

/** The days of the line of an issue, and the forums that its row names. */
const shownDays = 30
const shownForums = 3

/** The permission of editors who may publish. */
const publishing = 'board:issue:publish'

export interface IssueReader {
  readonly actor: SignedInActor
  readonly sight: IssueSight
}

/**
 * Returns the sight of a member of the staff: institutions see their own messages and those of their subordinates, all
 * others see all.
 * @throws Refusal GEN0403 for citizens
 */
export function requireIssueReader(actor: Actor): IssueReader {
  if (isInstitution(actor)) return { actor, sight: actor.group }
  if (!isSignedIn(actor) || isCitizen(actor)) throw new Refusal('GEN0403')
  return { actor, sight: null }
}

/** Returns the acts that a reader may do on an issue. */
function allowedActionsFor({ actor, sight }: IssueReader, { state, whole }: IssueRecord): string[] {
  if (state === 1) return whole ? ['restoreHotIssue'] : []
  return [
    ...(sight === null && actor.permissions.has(publishing) ? ['publishHotIssue', 'setIssueTopic'] : []),
    'removeHotMember',
    ...(whole ? ['dismissHotIssue'] : [])
  ]
}

async function toRows(db: Db, reader: IssueReader, issues: readonly IssueRecord[], now: Date) {
  const ids = issues.map(({ id }) => id)
  const [daily, forums] = await Promise.all([countDaily(db, ids, now), countByForum(db, ids)])
  return issues.map(issue => {
    const heat = heatFor(figuresFrom(issue))
    const messages = new Map(daily.filter(one => one.issue === issue.id).map(one => [one.ago, one.messages]))
    return {
      id: issue.id,
      title: issue.public_title ?? issue.title,
      words: issue.words,
      days: issue.days,
      regionName: issue.region_name || null,
      state: issue.state,
      ...figuresFrom(issue),
      heat: { ...heat, total: totalHeat(heat) },
      daily: Array.from({ length: shownDays }, (_, at) => messages.get(shownDays - 1 - at) ?? 0),
      forums: forums
        .filter(one => one.issue === issue.id)
        .slice(0, shownForums)
        .map(({ fid, forumName, messages: number }) => ({ fid, forumName, messages: number })),
      firstAt: secondsOrNull(issue.first_at),
      lastAt: secondsOrNull(issue.last_at),
      version: issue.version,
      allowedActions: allowedActionsFor(reader, issue)
    }
  })
}

const figuresFrom = (issue: IssueRecord) => ({
  people: issue.people,
  recentPeople: issue.recent_people,
  earlierPeople: issue.earlier_people,
  messages: issue.messages,
  likes: issue.likes,
  graded: issue.graded,
  lowGrades: issue.low_grades,
  overdue: issue.overdue
})

/**
 * Lists the issues of which a reader may see a message: the hottest ones, or the latest of one state. While the site finds no
 * issues, only those that people have decided on are listed. Domain 8.
 */
export async function listHotIssues(
  db: Db,
  reader: IssueReader,
  { state, now }: { state?: 1 | 2 | undefined; now: Date }
): Promise<DataOf<'listHotIssues'>> {
  const isFinding = await isProposed(db, 'hot')
  if (!isFinding && state === undefined) return { isFinding, list: [] }
  const since = new Date(now.getTime() - issueTime)
  const issues = await selectIssues(db, reader.sight, { since, state })
  return { isFinding, list: await toRows(db, reader, issues, now) }
}

/** Lists what people have done with an issue, in its order. */
async function listIssueSteps(db: Db, id: number, language: Language) {
  const events = await recordTimelineFor(db, { kind: 'issue', id }, true)
  return events.map((event, index) => {
    const previous = events[index - 1]
    return {
      id: event.id,
      verb: event.verb,
      actorName: actorNameOf(event, { author_uid: 0 }, '', language),
      at: seconds(event.at),
      note: event.note,
      secondsSincePrevious: previous ? Math.max(0, seconds(event.at) - seconds(previous.at)) : null
    }
  })
}

/**
 * Gets an issue with its messages and its history.
 * @throws Refusal GEN0404 if the reader may see none of its messages
 */
export async function getHotIssue(
  db: Db,
  reader: IssueReader,
  { id, language, now }: { id: number; language: Language; now: Date }
): Promise<DataOf<'getHotIssue'>> {
  const issue = await findIssue(db, id, reader.sight)
  if (!issue) throw new Refusal('GEN0404')
  const [[row], members, removed, timeline] = await Promise.all([
    toRows(db, reader, [issue], now),
    selectMembers(db, { id, sight: reader.sight }),
    countRemoved(db, id),
    listIssueSteps(db, id, language)
  ])
  if (!row) throw new Refusal('GEN0404')
  return {
    ...row,
    members: members.map(member => ({
      tid: member.tid,
      subject: member.subject,
      forumName: member.forum_name,
      approvedAt: seconds(member.approved_at),
      state: member.state,
      voiceCount: member.voice_count,
      likeCount: member.like_count,
      isOwn: member.group_id === reader.sight?.id
    })),
    unseen: Math.max(0, issue.messages - members.length),
    removed,
    timeline,
    publicTitle: issue.public_title,
    publicText: issue.public_text,
    progress: issue.progress,
    publishedAt: secondsOrNull(issue.published_at)
  }
}

/** Lists the published issues in the words of their editors, the latest first. */
export async function listPublicIssues(db: Db): Promise<DataOf<'listPublicIssues'>> {
  return (await selectPublished(db)).flatMap(issue =>
    issue.published_at === null
      ? []
      : {
          id: issue.id,
          title: issue.public_title ?? '',
          text: issue.public_text ?? '',
          progress: issue.progress ?? '',
          regionName: issue.region_name || null,
          people: issue.people,
          firstAt: secondsOrNull(issue.first_at),
          lastAt: secondsOrNull(issue.last_at),
          publishedAt: seconds(issue.published_at)
        }
  )
}
