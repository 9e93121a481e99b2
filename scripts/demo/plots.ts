import type { TypeName } from './codes.ts'
import type { StepName } from './steps.ts'

/** The course of a message up to the present. */
export type Plot = {
  steps: readonly StepName[]
  weight: number
  /** The number of days between the last step and now, from and to. */
  rest: readonly [number, number]
  types?: readonly TypeName[]
}

const plot = (
  weight: number,
  rest: readonly [number, number],
  steps: string,
  types?: readonly TypeName[]
): Plot => ({
  steps: steps.split(' ').filter(Boolean) as StepName[],
  weight,
  rest,
  ...(types ? { types } : {})
})

const trouble: readonly TypeName[] = ['投诉', '求助']
const work: readonly TypeName[] = ['投诉', '求助', '建言']
/** The types of messages that are graded; suggestions are graded only if the site says so. */
const graded: readonly TypeName[] = ['咨询', '投诉', '求助', '感谢']

/** Plots without an answer. */
export const beginnings: readonly Plot[] = [
  plot(3, [0, 2], ''),
  plot(1, [0, 1.5], 'return resubmit'),
  plot(2, [0, 20], 'return'),
  plot(1.2, [1, 90], 'withdraw'),
  plot(0.5, [1, 60], 'return withdraw'),
  plot(0.5, [2, 60], 'approve takeDown'),
  plot(0.2, [1, 20], 'approve takeDown restore', trouble),
  plot(0.3, [1, 12], 'approve readdress'),
  plot(0.6, [2, 80], 'approve replyFinal askDeletion consentDeletion', trouble),
  plot(0.3, [0, 3], 'approve askDeletion', trouble),
  plot(0.2, [1, 20], 'approve replyFinal askDeletion refuseDeletion', trouble),
  plot(0.2, [1, 20], 'approve askDeletion withdrawDeletion', trouble),
  plot(14, [0, 24], 'approve'),
  plot(1.2, [0, 1.2], 'approve supplement', trouble),
  plot(1.5, [0, 12], 'approve supplement approveSupplement', trouble),
  plot(0.5, [0, 12], 'approve supplement returnSupplement', trouble),
  plot(0.3, [0, 12], 'approve supplement withdrawSupplement', trouble)
]

/** Plots in which the group answers itself, and nothing is graded. */
export const answers: readonly Plot[] = [
  plot(5, [0, 15], 'approve replyInterim', work),
  plot(9, [0, 28], 'approve replyFinal'),
  plot(13, [30, 150], 'approve replyFinal'),
  plot(5, [0, 60], 'approve replyInterim replyFinal', work),
  plot(1.5, [0, 28], 'approve replyFinal editReply', work),
  plot(1.5, [0, 8], 'approve replyFinal supplement approveSupplement', trouble),
  plot(2, [0, 90], 'approve replyFinal supplement approveSupplement replyFurther', trouble),
  plot(0.5, [0, 3], 'approve requestRecheck', work),
  plot(0.3, [0, 8], 'approve requestRecheck rejectRecheck', trouble),
  plot(0.2, [0, 8], 'approve requestRecheck withdrawRecheck', trouble),
  plot(0.2, [1, 20], 'approve requestRecheck takeDown', trouble),
  plot(0.2, [0, 8], 'approve requestRecheck readdress', trouble),
  plot(0.6, [0, 40], 'approve replyFinal adoptSuggestion', ['建言'])
]

/** Plots in which the author grades and the group explains. */
export const judgements: readonly Plot[] = [
  plot(12, [0, 140], 'approve replyFinal praise approveComment', graded),
  plot(6, [0, 140], 'approve replyFinal gradeGood', graded),
  plot(4, [0, 90], 'approve replyInterim replyFinal praise approveComment', trouble),
  plot(3, [0, 120], 'approve replyFinal remark approveComment', graded),
  plot(2, [0, 120], 'approve replyFinal gradeFair', graded),
  plot(1, [0, 1], 'approve replyFinal praise', graded),
  plot(0.8, [0, 1], 'approve replyFinal criticise', trouble),
  plot(0.7, [0, 60], 'approve replyFinal remark refuseComment', graded),
  plot(4, [0, 13], 'approve replyFinal criticise approveComment', trouble),
  plot(1.5, [0, 12], 'approve replyFinal gradeBad', trouble),
  plot(0.4, [0, 3], 'approve replyFinal criticise approveComment requestRecheck', trouble),
  plot(0.3, [0, 30], 'approve replyFinal criticise approveComment requestRecheck strikeGrade', trouble),
  plot(2.5, [0, 25], 'approve replyFinal criticise approveComment explain', trouble),
  plot(1, [30, 120], 'approve replyFinal gradeBad explain', trouble),
  plot(1, [0, 25], 'approve replyFinal criticise approveComment explain explain', trouble),
  plot(2, [0, 100], 'approve replyFinal criticise approveComment explain praise approveComment', trouble),
  plot(1, [0, 100], 'approve replyFinal gradeBad explain gradeFair', trouble),
  plot(2, [0, 9], 'approve replyFinal criticise approveComment explain criticise approveComment', trouble),
  plot(
    2,
    [0, 100],
    'approve replyFinal criticise approveComment explain criticise approveComment lastWord',
    trouble
  )
]

/** The shortest way to each trace state. */
const ways = [
  'approve',
  'approve replyInterim',
  'approve replyFinal',
  'approve replyFinal gradeBad',
  'approve replyFinal gradeBad explain',
  'approve replyFinal gradeBad explain explain',
  'approve replyFinal gradeBad explain gradeBad',
  'approve replyFinal gradeBad explain gradeBad lastWord'
] as const

/** Plots of messages that wait for each kind of answer; the demo of the approval of replies uses them. */
export const awaited: readonly Plot[] = [
  'approve',
  'approve',
  'approve replyFinal gradeBad',
  'approve replyFinal gradeBad explain gradeBad'
].map(steps => plot(0, [1, 9], steps, trouble))

/** Rare plots: a message in any state is taken down and returned to its author, or is deleted. */
export const corners: readonly Plot[] = ways.flatMap(way =>
  ['takeDown', 'takeDown resubmit', 'takeDown withdraw', 'askDeletion consentDeletion'].map(end =>
    plot(0.02, [0, 30], `${way} ${end}`, trouble)
  )
)

/** The plots of a group that may request deliveries to other groups. */
export const deliveries: readonly Plot[] = [
  plot(0.5, [0, 2], 'approve askDelivery', trouble),
  plot(0.5, [0, 12], 'approve askDelivery acceptDelivery', trouble),
  plot(0.5, [0, 20], 'approve askDelivery acceptDelivery opine', trouble),
  plot(0.2, [0, 15], 'approve askDelivery declineDelivery', trouble),
  plot(0.2, [0, 15], 'approve askDelivery withdrawDelivery', trouble)
]

/** The plots in which a group reports to its superior. */
export const reports: readonly Plot[] = [
  plot(0.5, [0, 3], 'approve report', trouble),
  plot(0.3, [0, 10], 'approve report takeOver', trouble),
  plot(0.3, [0, 10], 'approve report returnReport', trouble),
  plot(0.3, [0, 10], 'approve report noteReport', trouble),
  plot(0.2, [0, 10], 'approve report withdrawReport', trouble)
]

/** Plots in which the group assigns the message to a subordinate, or to a unit outside of the site. */
export const assignments: readonly Plot[] = [
  plot(4, [0, 1.3], 'approve assign', work),
  plot(5, [0, 8], 'approve assign accept', work),
  plot(1.6, [0, 1], 'approve assign requestReturn', work),
  plot(1.6, [0, 1.2], 'approve assign accept requestReturn', work),
  plot(4.5, [0, 2], 'approve assign accept answer', work),
  plot(1.5, [0, 3], 'approve assign accept answer sendBack', work),
  plot(0.6, [0, 3], 'approve assign accept answer takeBack', work),
  plot(1, [0, 5], 'approve assign accept requestReturn refuseReturn', work),
  plot(0.6, [0, 5], 'approve assign requestReturn withdrawReturn accept', work),
  plot(0.7, [0, 60], 'approve assignWrongly requestReturn cancel replyFinal', work),
  plot(2.5, [0, 60], 'approve assignWrongly requestReturn cancel assign accept answer adopt', work),
  plot(1, [0, 10], 'approve assign cancel', work),
  plot(14, [0, 100], 'approve assign accept answer adopt', work),
  plot(7, [0, 100], 'approve assign accept answer adopt praise approveComment', trouble),
  plot(2, [0, 60], 'approve assign accept answer sendBack answer adopt', work),
  plot(1.2, [0, 40], 'approve assign accept replyFinal', work),
  plot(2.2, [0, 6], 'approve assignOffline', work),
  plot(1, [0, 5], 'approve assignOffline recordResult', work),
  plot(2, [0, 60], 'approve assignOffline recordResult replyFinal', work),
  plot(0.6, [0, 8], 'approve assignOffline cancelOffline', work),
  plot(0.8, [0, 5], 'approve assign accept assignOffline', work),
  plot(0.3, [0, 5], 'approve assign accept assignOffline recordResult', work),
  plot(0.3, [0, 5], 'approve assign accept assignOffline cancelOffline', work),
  plot(1, [0, 2], 'approve replyFinal criticise approveComment assign accept answer', trouble),
  plot(1, [0, 30], 'approve replyFinal criticise approveComment assign accept answer adopt', trouble),
  plot(0.5, [0, 3], 'approve replyFinal gradeBad explain criticise approveComment assign accept', trouble)
]

/** Chains of two assignments: a subordinate assigns the message further. */
export const chains: readonly Plot[] = [
  plot(2, [0, 1.2], 'approve assign accept assign', work),
  plot(2.5, [0, 5], 'approve assign accept assign accept', work),
  plot(1, [0, 1], 'approve assign accept assign accept requestReturn', work),
  plot(2, [0, 1.5], 'approve assign accept assign accept answer', work),
  plot(2, [0, 1.5], 'approve assign accept assign accept answer adopt', work),
  plot(4, [0, 90], 'approve assign accept assign accept answer adopt adopt', work),
  plot(1, [0, 60], 'approve assign accept assign accept answer adopt adopt praise approveComment', trouble),
  plot(0.8, [0, 20], 'approve assign accept assign accept cancelTop', work),
  plot(0.6, [0, 20], 'approve assign accept assign accept replyFinal', work)
]

/** Plots of messages of the last three weeks, with their weights. */
export const recentPlots: readonly (readonly [Plot, number])[] = [
  [plot(1, [0, 18], 'approve'), 7],
  [plot(1, [0, 12], 'approve replyInterim'), 2],
  [plot(1, [0, 8], 'approve replyFinal'), 1]
]
