import { excerptOf } from '@board/schemas/facts/formats'
import { type Mask, maskText } from '@board/schemas/facts/text/masks'
import { type MessageStates, nextStates } from '@board/server/correspondence/messages/policy'
import { replyDeadline } from '@board/server/correspondence/messages/promise/deadlines'
import type { MessageAction } from '@board/server/records/message-core/transitions'
import type { Clock } from './clock.ts'
import { domainId, messageTypes } from './codes.ts'
import type { Question } from './corpus/answers.ts'
import { type Letter, writeLetter } from './corpus/letter.ts'
import type { Situation } from './corpus/situations.ts'
import { Slots } from './corpus/slots.ts'
import type { Forum, Group } from './institutions.ts'
import type { AssignmentRow, ContentRow, GradeRow, Ledger, MessageRow, ReplyRow } from './ledger.ts'
import type { Author } from './people.ts'
import { type Random, randomFrom, seedOf } from './random.ts'
import type { Scene, World } from './world.ts'

export type Plan = {
  forum: Forum
  situation: Situation
  author: Author
  clock: Clock
  random: Random
  givesOn: boolean
  /** The group that receives the first assignment; absent: the group in charge of the matter. */
  holder?: Group | undefined
}

export type Doer = 'author' | 'editor' | Group

export type Happening = {
  verb: string
  audience: 'public' | 'author' | 'holders' | 'editor'
  subject?: { kind: string; id: number }
  tpid?: number
  groupId?: number | null
  before?: unknown
  after?: unknown
  note?: string | null
  /** Tells whether the author is notified, and the groups that are. */
  toAuthor?: boolean
  toGroups?: readonly (number | null)[]
}

/** The life of one message from posting to the present: its texts, its replies, and an event for every change. */
export class Life {
  readonly world: World
  readonly ledger: Ledger
  readonly random: Random
  readonly situation: Situation
  readonly scene: Scene
  readonly author: Author
  readonly forum: Forum
  readonly group: Group
  readonly clock: Clock
  /** Tells whether the holder of the assignment will assign it further. */
  readonly givesOn: boolean
  readonly holder: Group | undefined
  readonly letter: Letter
  readonly slots: Slots
  readonly message: MessageRow
  readonly contents: ContentRow[] = []
  readonly replies: ReplyRow[] = []
  readonly grades: GradeRow[] = []
  readonly assignments: AssignmentRow[] = []

  constructor(world: World, ledger: Ledger, plan: Plan) {
    const { forum, situation, author, clock, random, givesOn, holder } = plan
    this.world = world
    this.ledger = ledger
    this.random = random
    this.situation = situation
    this.author = author
    this.forum = forum
    this.group = world.group(forum.groupId)
    this.clock = clock
    this.givesOn = givesOn
    this.holder = holder
    this.scene = world.sceneFor(random, forum, situation.department, holder?.regionId ?? undefined)
    this.slots = new Slots(random, situation.ranges, this.clock.at, {
      地: this.scene.place,
      单位: this.scene.unit,
      称: addressOf(forum)
    })
    this.letter = writeLetter(random, this.slots, situation)
    this.message = this.#written(forum)
    ledger.messages.push(this.message)
    this.#hideAddress(this.addContent(this.letter.content))
    this.tell('author', { verb: 'message.posted', audience: 'public' })
  }

  #written(forum: Forum): MessageRow {
    const { random, letter, author, clock } = this
    return {
      tid: this.ledger.nextId(),
      fid: forum.fid,
      group_id: forum.groupId,
      author_uid: author.uid,
      author_name: author.name,
      // the database sets it
      company_confirmed: null,
      type_id: forum.organization === 5 ? 5 : messageTypes[this.situation.type],
      domain_id: domainId(this.situation.domain),
      topic_id: null,
      collect_id: null,
      subject: letter.subject,
      public_subject: null,
      excerpt: excerptOf(letter.content),
      location: this.#location(),
      remark: letter.remark,
      is_public: random.chance(0.9),
      is_anonymous: random.chance(0.12),
      source_type: random.weighted([
        [1, 42],
        [2, 26],
        [9, 16],
        [11, 9],
        [4, 7]
      ]),
      audit_state: 0,
      state: 0,
      priority_level: 2,
      explain_due: false,
      recheck_open: false,
      deletion_open: false,
      merged_into: null,
      merged: false,
      adopted: false,
      audit_note: null,
      taken_down_at: null,
      created_at: clock.at,
      approved_at: null,
      clock_started_at: null,
      deadline_at: null,
      deadline_calendar: 0,
      replied_at: null,
      graded_at: null,
      grade_approved_at: null,
      satisfaction: null,
      satisfaction_type: null,
      like_count: 0,
      voice_count: 0,
      voice_peak: 0,
      attachment_count: 0,
      version: 1
    }
  }

  /** Returns the place that the author names; to the level above, most say in which region it is. */
  #location(): string {
    const { random, scene, forum } = this
    const isBelow = scene.region.id !== forum.regionId
    const named = ['{地}{路}', '{地}{小区}', '{地}{街道}']
    const places = isBelow ? named : [...named, '{路}与{路二}交叉口']
    return random.chance(isBelow ? 0.8 : 0.35) ? this.slots.fill(random.pick(places)) : ''
  }

  /** Adds an address to a few messages and hides it from the public; the handlers read the original. */
  #hideAddress(content: ContentRow): void {
    const random = randomFrom(seedOf(`address ${this.message.tid}`))
    if (!random.chance(0.02)) return
    const address = this.slots.fill('{小区}{幢2-19}幢{室201-602}室')
    const before = `${content.content}\n我家在`
    const start = Array.from(before).length
    const masks: Mask[] = [{ field: 'content', start, end: start + Array.from(address).length }]
    content.content = `${before}${address}。`
    content.masks = masks
    content.public_content = maskText(content.content, masks)
    this.message.excerpt = excerptOf(content.public_content)
  }

  /** Tells whether the message names the place of its scene. */
  get namesPlace(): boolean {
    const { subject, location } = this.message
    return `${subject}${location}${this.letter.content}`.includes(this.scene.place)
  }

  /** Adds the message's text or a supplement, which waits for approval. */
  addContent(content: string): ContentRow {
    const row: ContentRow = {
      id: this.ledger.nextId(),
      tid: Number(this.message.tid),
      position: this.contents.length,
      content,
      public_content: null,
      masks: [],
      audit_state: 0,
      audit_note: null,
      created_at: this.clock.at,
      approved_at: null
    }
    this.contents.push(row)
    this.ledger.contents.push(row)
    return row
  }

  /** Changes the message by a row of the transition table. @throws Error if the table does not allow it */
  move(action: MessageAction): void {
    const { message } = this
    Object.assign(message, nextStates(message as MessageStates, action))
    message.version = Number(message.version) + 1
  }

  /** Returns the deadline of the reply, counted from the present of the clock. */
  replyDue(): Date {
    const { type_id, priority_level } = this.message
    return replyDeadline(this.clock.at, type_id, Number(priority_level), this.world.parameters)
  }

  /** Writes an event, and notifies the people concerned. */
  tell(doer: Doer, { toAuthor, toGroups = [], subject, ...event }: Happening): void {
    const { message } = this
    const tid = Number(message.tid)
    const id = this.ledger.nextId()
    const about = subject ?? { kind: 'message', id: tid }
    this.ledger.events.push({
      id,
      at: this.clock.at,
      verb: event.verb,
      audience: event.audience,
      tid,
      tpid: event.tpid ?? null,
      subject_kind: about.kind,
      subject_id: about.id,
      ...this.#actor(doer),
      group_id: event.groupId ?? null,
      before: event.before ?? null,
      after: event.after ?? null,
      note: event.note ?? null
    })
    const news = { event_id: id, tid, verb: event.verb, subject: message.subject, at: this.clock.at }
    const told = [
      ...(toAuthor ? [{ account_uid: message.author_uid, group_id: null }] : []),
      ...toGroups.filter(group => group !== null).map(group => ({ account_uid: null, group_id: group }))
    ]
    for (const target of told)
      this.ledger.notifications.push({ id: this.ledger.nextId(), ...news, ...target })
  }

  #actor(doer: Doer) {
    if (doer === 'author')
      return { actor_uid: this.author.uid, actor_kind: this.author.kind, actor_group_id: null }
    if (doer === 'editor')
      return { actor_uid: this.world.editorUid, actor_kind: 'editor', actor_group_id: null }
    const kind = { 1: 'local', 3: 'ministry', 4: 'channel', 5: 'congress' }[doer.organization]
    return { actor_uid: this.world.staffOf(doer), actor_kind: kind, actor_group_id: doer.id }
  }

  /** Returns the facts of an answer to this message. */
  question(office: string): Question {
    const { random, slots, situation, letter, clock } = this
    return { random, slots, situation, subject: letter.subject, at: clock.at, office }
  }
}

/** Returns the title by which a letter addresses the head of a board. */
function addressOf(forum: Forum): string {
  const office = /(书记|省长|市长|县长|区长|州长|旗长|盟长|主席|专员|部长|主任|局长|行长)$/.exec(forum.name)
  return office?.[1] ?? '代表'
}
