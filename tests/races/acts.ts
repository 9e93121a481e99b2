/** The scenarios and tests of this folder that prove how each act decides between callers who act at once. */
import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import type { EntityName } from '@board/generated/entity-names'
import { callFacts } from '@board/generated/facts'
import type { Decider, Lock } from '@board/schemas/facts/calls/locks'
import { productModels } from '../../server/administration/entities/catalogue.ts'

/** Scenarios and tests of this folder that go wrong without the lock, by the table or the name that is locked. */
const shownBy = {
  message: [
    'two clerks reply',
    'one accepts and one cancels',
    'one consents to a deletion and one withdraws the request'
  ],
  campaign: ['one confirms a campaign and one changes it', 'one takes part in a campaign and one ends it'],
  workflow_instance: ['a task is passed twice', 'two claim a task'],
  workflow_definition: ['two suspend a process'],
  workflow_model: ['two draw a process anew'],
  process: ['two deploy a drawing'],
  account: ['two mute an account', 'one password is changed once, and the old one is refused afterwards'],
  handling_record: ['two end a handling record'],
  phone: ['one phone is sent one code'],
  site_feedback: ['two answer feedback'],
  session: ['two force somebody out'],
  hot_issue: ['two dismiss a hot issue'],
  outbox: ['two send a letter again'],
  schedule_job: ['two pause a job'],
  notice: ['two send a notice'],
  import_batch: ['a file is confirmed twice'],
  administration: ["two administrators take each other's roles at once: one stays"],
  calendar: ['two put holidays into use'],
  record: ['two change a record', 'two delete a record']
} as const satisfies Record<Lock, readonly string[]>

/** Scenarios that go wrong without the unique key of a table. */
const shownByKey: Readonly<Record<string, string>> = {
  message_mark: 'some like a message',
  account: 'one name is registered once',
  company: 'one company is registered once',
  third_party_binding: 'an identity of the other site is bound to one account'
}

/** Tests of acts in which a condition, a lock of a part, or a key decides in a way of its own. */
const shownAlone: Readonly<Partial<Record<OperationId, string>>> = {
  loginByPhone: 'one code signs in once',
  exportOwnData: 'one code signs in once',
  changePassword: 'one password is changed once, and the old one is refused afterwards',
  takeSecondStep: 'one authenticator code and one recovery code sign in once each',
  confirmSecondFactor: 'one set-up is confirmed once',
  takePasskeyStep: 'one signature of a passkey signs in once',
  addPasskey: 'one passkey is added once',
  removePasskey: 'the last two passkeys of who must have one are not both removed',
  findPassword: 'one code gives one ticket, and one ticket sets one password, also during sign-ins',
  checkVerifyCode: 'one code gives one ticket, and one ticket sets one password, also during sign-ins',
  cancelAccount: 'two mute an account',
  verifyCaptchaExt: 'one proof is accepted once',
  thirdPartyCallback: 'a return is accepted once',
  unlikeMessage: 'one takes a like back, and another likes'
}

/** Every writing call with its `x-lock`. */
export const acts: readonly (readonly [OperationId, Lock | Decider])[] = Object.entries(callFacts).flatMap(
  ([id, { lock }]) => (lock === undefined ? [] : [[id as OperationId, lock] as const])
)

/** Returns the table or the name that a call must lock; undefined if it needs no lock. */
export function findLock(id: OperationId): string | undefined {
  const { lock } = callFacts[id]
  if (typeof lock !== 'string') return undefined
  return lock === 'record' ? findTable(id) : lock
}

function findTable(id: OperationId): string | undefined {
  const found = Object.values(entities).find(({ operations }) =>
    (Object.values(operations) as readonly string[]).includes(id)
  )
  return productModels.get(found?.name as EntityName)?.table
}

/** Returns the names of the scenarios that test an act. */
export function listScenarios([id, lock]: (typeof acts)[number]): readonly string[] {
  if (typeof lock === 'string') return shownBy[lock]
  const shown = shownAlone[id] ?? shownByKey[lock.table ?? '']
  return shown === undefined ? [] : [shown]
}

/** Deciders whose effect depends on the act, so that a scenario must show it. */
export const shownDeciders: readonly Decider['by'][] = ['condition', 'otherLock']
