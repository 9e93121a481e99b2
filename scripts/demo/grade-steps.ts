import { becomesEffective } from '@board/server/correspondence/grades/effect'
import { type Scores, writeComment, writeExplanation, writeLastWord } from './corpus/answers.ts'
import type { GradeRow } from './ledger.ts'
import type { Life } from './life.ts'
import { publish } from './publish.ts'
import { type Random, randomFrom, seedOf } from './random.ts'
import type { Step } from './step.ts'

type Mood = 'good' | 'fair' | 'bad'

function scoresOf(random: Random, mood: Mood): Scores {
  const between = (low: number, high: number) => random.int(low, high)
  if (mood === 'good') return { resolution: between(4, 5), speed: between(4, 5), manner: between(4, 5) }
  if (mood === 'fair') return { resolution: between(3, 4), speed: between(3, 4), manner: between(3, 5) }
  return { resolution: between(1, 2), speed: between(1, 4), manner: between(1, 4) }
}

/**
 * Returns the author's answer whether the matter is solved, which fits the scores; null for the few who do not
 * answer.
 */
function solvedBy(random: Random, mood: Mood): 1 | 2 | 3 | null {
  if (!random.chance(0.85)) return null
  if (mood === 'good') return 1
  if (mood === 'fair') return random.chance(0.3) ? 1 : 2
  return random.chance(0.3) ? 2 : 3
}

/** Returns the latest grade. */
function lastGrade(life: Life): GradeRow {
  const grade = life.grades.at(-1)
  if (!grade) throw new Error('there is no grade')
  return grade
}

function takeEffect(life: Life): void {
  const effect = becomesEffective(
    { organization: life.group.organization },
    lastGrade(life),
    life.world.parameters,
    life.clock.at
  )
  Object.assign(life.message, effect)
}

function grade(life: Life, mood: Mood, withComment: boolean): void {
  const { message, random } = life
  const again = message.state === 11 || message.state === 12
  const before = { state: message.state }
  life.move(again ? 'gradeAgain' : 'grade')
  const round = again ? 2 : 1
  const scores = scoresOf(random, mood)
  const row: GradeRow = {
    id: life.ledger.nextId(),
    tid: Number(message.tid),
    round,
    ...scores,
    solved: solvedBy(randomFrom(seedOf(`solved ${message.tid} ${round}`)), mood),
    thanks_flag: mood === 'good' && random.chance(0.4),
    comment: withComment ? writeComment(random, scores, round) : null,
    comment_state: 0,
    created_at: life.clock.at,
    comment_decided_at: null,
    struck_at: null,
    is_past: false
  }
  life.grades.push(row)
  life.ledger.grades.push(row)
  message.graded_at = life.clock.at
  message.satisfaction = Math.round((scores.resolution + scores.speed + scores.manner) / 3)
  message.satisfaction_type = round
  message.grade_approved_at = null
  message.explain_due = false
  message.deadline_at = null
  if (!withComment) takeEffect(life)
  life.tell('author', {
    verb: again ? 'grade.givenAgain' : 'grade.given',
    audience: 'public',
    subject: { kind: 'grade', id: Number(row.id) },
    before,
    after: { state: message.state, solved: row.solved, ...scores },
    toGroups: [life.group.id]
  })
}

function decideComment(life: Life, approved: boolean): void {
  const row = lastGrade(life)
  row.comment_state = approved ? 1 : 2
  row.comment_decided_at = life.clock.at
  takeEffect(life)
  life.message.version = Number(life.message.version) + 1
  const subject = { kind: 'grade', id: Number(row.id) }
  if (approved)
    life.tell('editor', { verb: 'comment.approved', audience: 'public', subject, toGroups: [life.group.id] })
  else
    life.tell('editor', {
      verb: 'comment.refused',
      audience: 'author',
      subject,
      note: '评价内容与本次办理无关。',
      toAuthor: true
    })
}

function explain(life: Life): void {
  const state = Number(life.message.state)
  const scores = lastGrade(life)
  life.move('explain')
  const text = writeExplanation(life.question(life.group.name), scores)
  publish(life, 'explanation', life.ledger.unlikeOthers(text, life.clock.at), { state })
}

function lastWord(life: Life): void {
  const state = Number(life.message.state)
  life.move('lastExplanation')
  const text = writeLastWord(life.question(life.group.name))
  publish(life, 'last', life.ledger.unlikeOthers(text, life.clock.at), { state })
}

const gradeStep = (mood: Mood, withComment: boolean): Step => ({
  hours: [3, 180],
  pace: 'citizen',
  run: life => grade(life, mood, withComment)
})

export const gradeSteps = {
  gradeGood: gradeStep('good', false),
  praise: gradeStep('good', true),
  gradeFair: gradeStep('fair', false),
  remark: gradeStep('fair', true),
  gradeBad: gradeStep('bad', false),
  criticise: gradeStep('bad', true),
  approveComment: { hours: [1, 20], pace: 'editor', run: life => decideComment(life, true) },
  refuseComment: { hours: [1, 20], pace: 'editor', run: life => decideComment(life, false) },
  explain: { hours: [20, 180], pace: 'office', run: explain },
  lastWord: { hours: [20, 140], pace: 'office', run: lastWord }
} as const satisfies Record<string, Step>
