/**
 * Every column that refers to an account, its part in the copy of a person's data, and its treatment when the account is
 * given up (decision 0027). A test compares the list with the database, so that no new table can be forgotten.
 */

import type { Trx } from '../../platform/database/open.ts'

/** A column as `table.column`. */
export type AccountColumn = `${string}.${string}`

/** The files of the copy, without `.json`; `server/people/own-data/words.ts` describes each. */
export const copyFiles = [
  'account',
  'companies',
  'messages',
  'attachments',
  'favourites',
  'likes',
  'follows',
  'tracks',
  'voices',
  'feedback',
  'notifications',
  'sign-ins',
  'sessions',
  'readings',
  'handling-records',
  'actions',
  'visits',
  'notices',
  'failures'
] as const

export type CopyFile = (typeof copyFiles)[number]

interface Holding {
  /** The files of the copy that have it, or the reason why none has. */
  readonly copied: readonly CopyFile[] | { readonly not: string }
  /**
   * The effect of giving the account up. Its rows are deleted, or a step changes them, or they stay with an account that
   * belongs to nobody.
   */
  readonly cancelled: 'deleted' | 'changed' | { readonly stays: string }
}

const byStaff = (what: string): Holding => ({
  copied: { not: `staff ${what}; citizens and companies never do` },
  cancelled: { stays: 'no citizen stands in it' }
})
const expires = (what: string) => ({ copied: { not: what }, cancelled: 'deleted' }) as const satisfies Holding
const all = <const Fate extends Holding['cancelled']>(file: CopyFile, cancelled: Fate) => ({
  copied: [file],
  cancelled
})

export const holdings = {
  'account.uid': all('account', 'changed'),
  'company.account_uid': all('account', 'deleted'),
  'company_request.account_uid': all('companies', 'deleted'),
  'third_party_binding.account_uid': all('account', 'deleted'),
  'message.author_uid': all('messages', 'changed'),
  'deletion_request.requested_by': all('messages', { stays: 'it is part of the message’s history' }),
  'attachment.uploader_uid': all('attachments', {
    stays: 'it belongs to the message; what belongs to none is swept'
  }),
  'message_mark.account_uid': {
    copied: ['favourites', 'likes', 'follows', 'tracks'],
    cancelled: 'deleted'
  },
  'voice.account_uid': all('voices', 'deleted'),
  'site_feedback.account_uid': all('feedback', 'changed'),
  'notification.account_uid': all('notifications', 'deleted'),
  'notification_read.account_uid': all('notifications', 'deleted'),
  'notification_seen.account_uid': all('notifications', 'deleted'),
  'notification_choice.account_uid': all('account', 'deleted'),
  'outbox.account_uid': expires('a letter about a notification, which the copy has'),
  'login_log.account_uid': all('sign-ins', {
    stays: 'the law asks for half a year of it; a job removes it then'
  }),
  'session.account_uid': all('sessions', 'deleted'),
  'handling_record.account_uid': all('handling-records', { stays: 'what was decided is on record' }),
  'event.actor_uid': all('actions', { stays: 'what happened is never changed' }),
  'track_event.account_uid': all('visits', { stays: 'it names nobody; a job removes it with the logs' }),
  'notice_read.account_uid': all('notices', 'deleted'),
  'error_log.account_uid': all('failures', { stays: 'it names no citizen; a job removes it with the logs' }),
  'third_party_attempt.account_uid': expires('half a sign-in at another site, which serves minutes'),
  'recovery_ticket.account_uid': expires('a key that serves minutes, kept as its hash'),
  'account_role.account_uid': byStaff('have roles'),
  'working_calendar.applied_by': byStaff('put holidays into use'),
  'second_factor.account_uid': byStaff('have a second factor'),
  'passkey.account_uid': byStaff('add passkeys'),
  'passkey_challenge.account_uid': byStaff('add passkeys'),
  'recovery_code.account_uid': byStaff('have recovery codes'),
  'sign_in_ticket.account_uid': byStaff('sign in in two steps'),
  'import_batch.account_uid': byStaff('import tables'),
  'operation_log.account_uid': byStaff('have their work logged'),
  'workflow_candidate.uid': byStaff('do tasks'),
  'business_form.updated_by': byStaff('name the business form of a process'),
  'form_entry.created_by': byStaff('fill in the form of a process'),
  'workflow_definition.deployed_by': byStaff('deploy processes'),
  'workflow_history.actor_uid': byStaff('do tasks'),
  'workflow_instance.started_by': byStaff('start processes'),
  'workflow_task.assignee_uid': byStaff('do tasks'),
  'workflow_task.owner_uid': byStaff('do tasks'),
  'workflow_task.ended_by': byStaff('do tasks'),
  'deadline_extension.requested_by': byStaff('ask for more time'),
  'shared_query.owner_uid': byStaff('share saved queries'),
  'reply.account_uid': byStaff('reply'),
  'desk_presence.account_uid': byStaff('open messages to handle'),
  'readdressing.by_uid': byStaff('readdress messages'),
  'forum_handover.started_by': byStaff('hand forums over'),
  'recheck.requested_by': byStaff('ask for rechecks'),
  'recheck.decided_by': byStaff('decide them'),
  'deletion_request.decided_by': byStaff('decide on deletions'),
  'delivery.requested_by': byStaff('ask for deliveries'),
  'delivery.decided_by': byStaff('decide on them'),
  'hot_issue_member.removed_by': byStaff('take messages out of hot issues'),
  'message_merge.merged_by': byStaff('merge messages'),
  'message_report.requested_by': byStaff('report to superiors'),
  'message_report.decided_by': byStaff('answer reports'),
  'reply_proposal.proposed_by': byStaff('propose replies'),
  'reply_proposal.decided_by': byStaff('approve replies'),
  'campaign.created_by': byStaff('hold campaigns'),
  'campaign_text.created_by': byStaff('hold campaigns'),
  'library_case.proposed_by': byStaff('propose cases'),
  'handling_record.created_by': byStaff('decide on handling'),
  'company_request.decided_by': byStaff('decide on companies'),
  'site_feedback.answered_by': byStaff('answer feedback')
} as const satisfies Readonly<Record<AccountColumn, Holding>>

type Holdings = typeof holdings

/** The columns of other nouns that are deleted or changed when an account is given up. */
type GivenUp = {
  [Column in keyof Holdings]: Holdings[Column]['cancelled'] extends 'deleted' | 'changed' ? Column : never
}[Exclude<keyof Holdings, 'account.uid'>]

/**
 * The steps of other nouns when an account is given up, in this order. Each deletes its rows, or changes them.
 * @param nobody the text in place of the person's name
 */
export type AccountDeletions = {
  readonly [Column in GivenUp]: (trx: Trx, uid: number, nobody: string, now: Date) => Promise<void>
}
