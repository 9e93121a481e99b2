/**
 * The verbs of events, noun first, by the audience of their events. The event table, timelines and notifications use them.
 * `public` is everybody who may read the message; `author` its author; `holders` those who handle it; `parties` the author
 * and those who handle it; `editor` the platform only. The platform reads all. Domain 2: notes of returns, send-backs and
 * rechecks are never public.
 */
const verbsByAudience = {
  public: [
    'message.posted',
    'message.approved',
    'supplement.approved',
    'reply.interim',
    'reply.final',
    'reply.explained',
    'reply.explainedLast',
    'grade.given',
    'grade.givenAgain',
    'comment.approved',
    'attachment.deleted',
    'extension.approved',
    'case.published',
    'campaign.confirmed',
    'campaign.begun',
    'campaign.ended',
    'campaign.endedEarly',
    'campaign.summarized',
    // former verbs for 'suggestion.adopted' and 'suggestion.adoptionCancelled'; old events still have them
    'entry.adopted',
    'entry.adoptionCancelled',
    'message.readdressed',
    'suggestion.adopted',
    'suggestion.adoptionCancelled'
  ],
  author: [
    'message.returned',
    'message.resubmitted',
    'message.withdrawn',
    'supplement.posted',
    'supplement.returned',
    'supplement.withdrawn',
    'comment.refused',
    'attachment.hidden',
    'attachment.shown',
    'company.approved',
    'company.refused',
    'grading.closing',
    'feedback.answered',
    'message.takenDown',
    'message.restored',
    'message.deletionRequested',
    'message.deletionWithdrawn',
    'message.deletionRefused',
    'message.deleted',
    'message.voiced'
  ],
  holders: [
    'reply.edited',
    'assignment.given',
    'assignment.givenOffline',
    'assignment.accepted',
    'assignment.returnRequested',
    'assignment.returnWithdrawn',
    'assignment.returnRefused',
    'assignment.nagged',
    'assignment.cancelled',
    'assignment.closed',
    'assignment.answered',
    'assignment.takenBack',
    'assignment.adopted',
    'assignment.sentBack',
    'assignment.resultRecorded',
    'attachment.published',
    'attachment.withheld',
    'detector.passedOver',
    'deadline.near',
    'deadline.passed',
    'extension.requested',
    'extension.returned',
    'extension.refused',
    'extension.withdrawn',
    'extension.lapsed',
    'grading.closed',
    'forum.handedOver',
    'case.drafted',
    'case.changed',
    'case.proposed',
    'case.returned',
    'case.refused',
    'case.withdrawn',
    'case.takenDown',
    'case.restored',
    'campaign.created',
    'campaign.changed',
    'campaign.changeDiscarded',
    'campaign.withdrawn',
    'campaign.returned',
    'campaign.takenDown',
    'recheck.requested',
    'recheck.withdrawn',
    'recheck.rejected',
    'recheck.upheld',
    'recheck.lapsed',
    'grade.struck',
    'delivery.requested',
    'delivery.withdrawn',
    'delivery.accepted',
    'delivery.declined',
    'delivery.opinionGiven',
    'report.submitted',
    'report.withdrawn',
    'report.takenOver',
    'report.returned',
    'report.noted',
    'proposal.submitted',
    'proposal.withdrawn',
    'proposal.approved',
    'proposal.sentBack',
    'proposal.lapsed'
  ],
  // a merge concerns the authors of the messages and those who answer them
  parties: ['message.merged', 'message.split', 'merge.received'],
  editor: [
    'account.created',
    'account.passwordChanged',
    'account.passwordRecovered',
    'person.revealed',
    'person.certified',
    'person.changed',
    'person.contactBound',
    'person.contactUnbound',
    'person.lookedUp',
    'person.cancelled',
    'person.exported',
    'company.requested',
    'company.withdrawn',
    'company.licenceChanged',
    'handling.added',
    'handling.ended',
    'phone.revealed',
    'record.created',
    'record.updated',
    'record.deleted',
    'record.imported',
    'user.passwordReset',
    'user.unlocked',
    'user.enabled',
    'user.disabled',
    'session.ended',
    'secondFactor.enabled',
    'secondFactor.disabled',
    'secondFactor.codesRenewed',
    'secondFactor.recoveryUsed',
    'secondFactor.reset',
    'secondFactor.passkeyAdded',
    'secondFactor.passkeyRemoved',
    'schedule.paused',
    'schedule.resumed',
    'schedule.run',
    'feedback.written',
    'mail.tested',
    'sms.tested',
    'letter.resent',
    'storage.tested',
    'storage.moved',
    'notice.sent',
    'notice.withdrawn',
    'workflow.deployed',
    'workflow.activated',
    'workflow.suspended',
    'workflow.formChanged',
    'workflow.instanceDeleted',
    'message.redacted',
    'voice.joined',
    'voice.takenBack',
    'voice.answered'
  ]
} as const

/** The audience of an event. */
export type Audience = keyof typeof verbsByAudience

/** A verb of the list. */
export type EventVerb = (typeof verbsByAudience)[Audience][number]

/** Every verb of an event. */
export const eventVerbs: readonly EventVerb[] = Object.values(verbsByAudience).flat()

/** A second audience of a verb, which has events of both. */
const alsoFor: Readonly<Partial<Record<EventVerb, Audience>>> = {
  // the author is told of each joining citizen, everybody is told of many
  'message.voiced': 'public',
  // everybody who may read an answer is told of a file deleted from it, the handlers of one deleted from a draft
  'attachment.deleted': 'holders'
}

/** Returns the audiences that the events of a verb may have. */
export function listAudiences(verb: EventVerb): readonly Audience[] {
  const audiences = Object.keys(verbsByAudience) as Audience[]
  const own = audiences.filter(audience => (verbsByAudience[audience] as readonly string[]).includes(verb))
  const other = alsoFor[verb]
  return other ? [...own, other] : own
}
