import type { MessageStates } from '@board/server/correspondence/messages/policy'
import { explanationOf } from '@board/server/correspondence/replies/explain'
import { kindOf } from '@board/server/correspondence/replies/publish'
import { addWorkingDays, calendarInUse } from '@board/server/platform/calendar/calendar'
import { assignmentDeadline } from '@board/server/records/assignment-core/deadline'
import { isAssignmentOpen, nextState } from '@board/server/records/assignment-core/policy'
import {
  type AssignmentAction,
  type AssignmentTransition,
  assignmentTransitions,
  startStates
} from '@board/server/records/assignment-core/transitions'
import { isBeforeLastExplanation, isUnanswered } from '@board/server/records/message-core/transitions'
import { closeChain, isOpen } from './close-chain.ts'
import { writeDraft, writeExplanation, writeLastWord, writeReply } from './corpus/answers.ts'
import { phrases } from './corpus/phrases.ts'
import type { Group } from './institutions.ts'
import { type AssignmentRow, untouchedAssignment } from './ledger.ts'
import type { Life } from './life.ts'
import { examine, publish } from './publish.ts'
import type { Step } from './step.ts'

const rows: Readonly<Record<AssignmentAction, AssignmentTransition>> = assignmentTransitions

/** Returns the lowest open assignment of the chain. */
function deepest(life: Life): AssignmentRow {
  return life.assignments.findLast(isOpen) ?? fail('nothing is assigned')
}

function fail(message: string): never {
  throw new Error(message)
}

/**
 * Changes an assignment by a row of the transition table, and writes its event. @throws Error if the table does not
 * allow it
 */
function move(
  life: Life,
  assignment: AssignmentRow,
  action: AssignmentAction,
  note: string | null = null
): void {
  const { from, who, verb } = rows[action]
  const before = assignment.state
  if (!(from as readonly number[]).includes(before)) throw new Error(`${action} is not allowed in ${before}`)
  const state = nextState(assignment as Parameters<typeof nextState>[0], action)
  assignment.state = state
  assignment.version = Number(assignment.version) + 1
  if (!isAssignmentOpen({ state })) assignment.closed_at = life.clock.at
  const [doer, other] =
    who === 'giver'
      ? [assignment.giver_group_id, assignment.holder_group_id]
      : [Number(assignment.holder_group_id), assignment.giver_group_id]
  life.tell(life.world.group(doer), {
    verb,
    audience: 'holders',
    subject: { kind: 'assignment', id: Number(assignment.tpid) },
    tpid: Number(assignment.tpid),
    groupId: other,
    before: { state: before },
    after: { state },
    note,
    toGroups: [other]
  })
}

/** The forum's group assigns the message, or the holder of an assignment assigns it further. */
function assign(life: Life, online: boolean, holderOf = holderFor): void {
  const held = life.assignments.findLast(isOpen)
  if (held && held.state !== assignmentTransitions.accept.to)
    throw new Error('only what was accepted is given on')
  life.move(online ? 'assignOnline' : 'assignOffline')
  const giver = held ? life.world.group(Number(held.holder_group_id)) : life.group
  const holder = online ? holderOf(life, giver, held) : null
  const assignment = assignmentRow(life, giver, holder, held)
  life.assignments.push(assignment)
  life.ledger.assignments.push(assignment)
  life.tell(giver, {
    verb: online ? 'assignment.given' : 'assignment.givenOffline',
    audience: 'holders',
    subject: { kind: 'assignment', id: Number(assignment.tpid) },
    tpid: Number(assignment.tpid),
    groupId: holder?.id ?? null,
    after: { state: assignment.state },
    note: assignment.note || null,
    toGroups: [holder?.id ?? null]
  })
}

function holderFor(life: Life, giver: Group, held: AssignmentRow | undefined): Group {
  const { random, situation, scene, givesOn, holder, world, namesPlace } = life
  if (holder && !held) return holder
  const matter = { department: situation.department, scene, namesPlace, givesOn: givesOn && !held }
  return world.subordinateFor(random, giver, matter)
}

function strangerFor({ random, situation, world }: Life, giver: Group): Group {
  return world.strangerFor(random, giver, situation.department)
}

function assignmentRow(
  life: Life,
  giver: Group,
  holder: Group | null,
  held: AssignmentRow | undefined
): AssignmentRow {
  const { random, clock, world } = life
  const unit = random.pick(phrases('转办单位'))
  return {
    ...untouchedAssignment,
    tpid: life.ledger.nextId(),
    tid: Number(life.message.tid),
    parent_tpid: held?.tpid ?? null,
    type: holder ? 1 : 2,
    giver_group_id: giver.id,
    holder_group_id: holder?.id ?? null,
    state: holder ? startStates.online : startStates.offline,
    note: random.chance(0.8) ? random.pick(phrases('交办')) : '',
    unit: holder ? null : `${life.scene.region.name}${unit}`,
    contact: holder ? null : `${unit}值班室`,
    deadline_at: assignmentDeadline(clock.at, (held?.deadline_at ?? life.message.deadline_at) as Date | null),
    deadline_calendar: calendarInUse().id,
    deadline_counted: true,
    accept_by: holder ? addWorkingDays(clock.at, world.parameters.acceptDays) : null,
    created_at: clock.at
  }
}

/** Returns a draft for the message's next step: a reply, an explanation, or the last explanation. */
function draftFor(life: Life): string {
  const message = life.message as MessageStates
  const question = life.question('')
  const grade = life.grades.at(-1)
  if (isUnanswered(message) || !grade) return writeDraft(question)
  return isBeforeLastExplanation(message) ? writeLastWord(question) : writeExplanation(question, grade)
}

function answer(life: Life): void {
  const assignment = deepest(life)
  assignment.answer = life.ledger.unlikeOthers(draftFor(life), life.clock.at)
  assignment.answered_at = life.clock.at
  assignment.send_back_reason = null
  move(life, assignment, 'answer', examine(life, assignment.answer).reason)
}

/** The giver adopts the draft: it becomes the answer of the higher assignment, or the reply or the explanation. */
function adopt(life: Life): void {
  const assignment = deepest(life)
  assignment.examined_at = life.clock.at
  move(life, assignment, 'adopt')
  const content = assignment.answer ?? fail('nothing was answered')
  const parent = life.assignments.find(other => other.tpid === assignment.parent_tpid)
  if (parent) {
    Object.assign(parent, { answer: content, answered_at: life.clock.at, send_back_reason: null })
    move(life, parent, 'answer')
    return
  }
  const message = life.message as MessageStates
  const { state } = message
  const isReply = isUnanswered(message)
  const action = isReply ? 'replyFinal' : explanationOf(message)
  // the forum's group usually rewrites the draft for the citizen
  const edited = isReply && life.random.chance(0.6)
  life.move(action)
  const text = edited
    ? life.ledger.unlikeOthers(writeReply(life.question(life.group.name)), life.clock.at)
    : content
  publish(life, kindOf(action), text, { state, tpid: Number(assignment.tpid) })
}

function requestReturn(life: Life): void {
  const assignment = deepest(life)
  const reason = life.random.pick(phrases('退回'))
  assignment.state_before_return = assignment.state
  assignment.return_reason = reason
  move(life, assignment, 'requestReturn', reason)
}

function cancel(life: Life, assignment: AssignmentRow, action: 'cancel' | 'cancelOffline'): void {
  const agreed = assignment.state === assignmentTransitions.requestReturn.to
  closeChain(life, 'cancelled', undefined, assignment)
  assignment.close_reason = 'cancelled'
  move(life, assignment, action, agreed ? null : life.random.pick(phrases('取消')))
  life.message.version = Number(life.message.version) + 1
}

export const chainSteps = {
  assign: { hours: [1, 20], pace: 'office', run: life => assign(life, true) },
  /** Assigns the message to a subordinate that is not in charge of its matter. */
  assignWrongly: { hours: [1, 20], pace: 'office', run: life => assign(life, true, strangerFor) },
  assignOffline: { hours: [1, 20], pace: 'office', run: life => assign(life, false) },
  accept: {
    hours: [0.5, 8],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      assignment.accepted_at = life.clock.at
      move(life, assignment, 'accept')
    }
  },
  requestReturn: { hours: [1, 16], pace: 'office', run: requestReturn },
  withdrawReturn: {
    hours: [1, 10],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      move(life, assignment, 'withdrawReturn')
      Object.assign(assignment, { state_before_return: null, return_reason: null })
    }
  },
  refuseReturn: {
    hours: [1, 10],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      move(life, assignment, 'refuseReturn', life.random.pick(phrases('拒退')))
      assignment.state_before_return = null
    }
  },
  cancel: { hours: [2, 20], pace: 'office', run: life => cancel(life, deepest(life), 'cancel') },
  cancelTop: {
    hours: [2, 20],
    pace: 'office',
    run: life => cancel(life, life.assignments.find(isOpen) ?? fail('nothing is assigned'), 'cancel')
  },
  cancelOffline: {
    hours: [20, 60],
    pace: 'office',
    run: life => cancel(life, deepest(life), 'cancelOffline')
  },
  answer: { hours: [8, 72], pace: 'office', run: answer },
  takeBack: {
    hours: [0.3, 3],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      move(life, assignment, 'takeBack')
      assignment.answered_at = null
    }
  },
  sendBack: {
    hours: [2, 20],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      const reason = life.random.pick(phrases('退改'))
      Object.assign(assignment, { send_back_reason: reason, examined_at: life.clock.at })
      move(life, assignment, 'sendBack', reason)
    }
  },
  adopt: { hours: [2, 20], pace: 'office', run: adopt },
  recordResult: {
    hours: [20, 90],
    pace: 'office',
    run: life => {
      const assignment = deepest(life)
      assignment.result = life.random.pick(phrases('转办结果'))
      move(life, assignment, 'recordResult', assignment.result)
    }
  }
} as const satisfies Record<string, Step>
