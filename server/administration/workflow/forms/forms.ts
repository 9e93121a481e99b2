import type { BodyOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { maxId } from '@board/schemas/facts/formats'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { graphOf } from '../graphs.ts'
import { parseForm } from '../model/parse.ts'
import { findLatest, lockKey } from '../store.ts'
import { isFormAddress, isOwnPath } from './address.ts'
import { type FormRow, findForm, insertEntry, noteInstance, writeForm } from './store.ts'

type Schemas = components['schemas']

const shown = (key: string, form: FormRow | undefined): Schemas['BusinessForm'] => ({
  processDefinitionKey: key,
  formName: form?.name ?? '',
  formRoute: form?.route ?? '',
  formSaveUrl: form?.save_url ?? '',
  formInstanceUrl: form?.instance_url ?? ''
})

/** Returns the form that is filled in before a process starts. @throws Refusal WFL0001 without a definition of the key */
export async function readStartForm(db: Db, key: string): Promise<Schemas['StartForm']> {
  const definition = await findLatest(db, key)
  if (!definition) throw new Refusal('WFL0001')
  const fields = await parseForm(definition.xml, await graphOf(definition))
  return { ...shown(key, await findForm(db, key)), fields }
}

/**
 * Sets the business form of a process, for all its definitions. Values that the body omits do not change.
 * @throws Refusal GEN0404 without a definition of the key, WFL0025 for an address outside this site. Specification 4,
 * 7.
 */
export async function setBusinessForm(
  trx: Trx,
  actor: SignedInActor,
  body: BodyOf<'setBusinessForm'>,
  now: Date
): Promise<Schemas['BusinessForm']> {
  const key = body.processDefinitionKey
  await lockKey(trx, key)
  const definition = await findLatest(trx, key)
  if (!definition) throw new Refusal('GEN0404')
  const before = shown(key, await findForm(trx, key))
  const after = {
    formName: (body.formName ?? before.formName).trim(),
    formRoute: (body.formRoute ?? before.formRoute).trim(),
    formSaveUrl: (body.formSaveUrl ?? before.formSaveUrl).trim(),
    formInstanceUrl: (body.formInstanceUrl ?? before.formInstanceUrl).trim()
  }
  const addresses = [after.formSaveUrl, after.formInstanceUrl]
  if (!isOwnPath(after.formRoute) || !addresses.every(isFormAddress)) throw new Refusal('WFL0025')
  const row = {
    key,
    name: after.formName,
    route: after.formRoute,
    save_url: after.formSaveUrl,
    instance_url: after.formInstanceUrl,
    updated_by: actor.accountId,
    updated_at: now
  }
  await writeForm(trx, row)
  await recordEvent(trx, {
    verb: 'workflow.formChanged',
    audience: 'editor',
    actor,
    at: now,
    subject: { kind: 'workflowDefinition', id: definition.id },
    before,
    after
  })
  return shown(key, row)
}

/** Stores a filled-in business form and returns its id, which is the business key. Specification 7. */
export async function saveEntry(
  trx: Trx,
  actor: SignedInActor,
  { name = '', form }: { name?: string | undefined; form: object },
  now: Date
): Promise<string> {
  return String(await insertEntry(trx, { name: name.trim(), form, uid: actor.accountId, at: now }))
}

/** Stores the instance that was started for a form. Form and instance must be the actor's own. @throws Refusal GEN0404 */
export async function noteEntryInstance(
  trx: Trx,
  actor: SignedInActor,
  { processInstanceId, processDefinitionKey, businessKey }: BodyOf<'noteFormInstance'>
): Promise<string> {
  const entryId = /^\d{1,10}$/.test(businessKey) ? Number(businessKey) : 0
  const noted = { entryId, instanceId: processInstanceId, key: processDefinitionKey, uid: actor.accountId }
  if (entryId > maxId || !(await noteInstance(trx, noted))) throw new Refusal('GEN0404')
  return businessKey
}
