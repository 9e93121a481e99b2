import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordEvent } from '../../../platform/events/record.ts'
import { findForm, writeForm } from '../forms/store.ts'
import { readProcess } from '../model/read.ts'
import { findLatest, hasModelWithKey, insertDefinition, insertModel, lockKey } from '../store.ts'

/** The processes that come with the product: the document in this folder by the key of the process. */
const shipped: Readonly<Record<string, string>> = {
  messageExtension: 'message-extension.bpmn',
  caseApproval: 'case-approval.bpmn',
  coordinationMeeting: 'coordination-meeting.bpmn'
}

/** The names of business forms for processes that are started by hand, by the key of the process. */
const forms: Readonly<Record<string, string>> = { coordinationMeeting: '部门会商申请表' }

/**
 * Deploys each process of the product whose key has no definition yet. Later versions belong to the administrators.
 * Several servers may start at once; only one deploys.
 * @returns the number of deployed processes
 */
export async function deployShipped(db: Db, now: Date): Promise<number> {
  let made = 0
  for (const [key, file] of Object.entries(shipped)) {
    // a start reads no document of a process that is deployed
    if (await findLatest(db, key)) continue
    const xml = await readFile(join(import.meta.dirname, file), 'utf8')
    const { graph } = await readProcess(xml)
    if (graph.key !== key) throw new Error(`${file} has the key ${graph.key} instead of ${key}`)
    if (await inTransaction(db, trx => deploy(trx, graph, xml, now))) made++
  }
  return made
}

async function deploy(trx: Trx, { key, name }: { key: string; name: string }, xml: string, now: Date) {
  await lockKey(trx, key)
  if (await findLatest(trx, key)) return false
  if (!(await hasModelWithKey(trx, key, 0)))
    await insertModel(trx, { key, name, xml, created_at: now, updated_at: now })
  const { id } = await insertDefinition(trx, { key, name, xml, number: 1, deployed_at: now })
  const form = forms[key]
  if (form && !(await findForm(trx, key)))
    await writeForm(trx, {
      key,
      name: form,
      route: '',
      save_url: '/act/form/save',
      instance_url: '/act/form/instance',
      updated_by: null,
      updated_at: now
    })
  await recordEvent(trx, {
    verb: 'workflow.deployed',
    audience: 'editor',
    actor: 'system',
    at: now,
    subject: { kind: 'workflowDefinition', id },
    after: { key, number: 1 }
  })
  return true
}
