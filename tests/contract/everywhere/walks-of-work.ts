/** Lists of news and of processes that continue after a row. */

import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { recordEvent } from '../../../server/platform/events/record.ts'
import { notify } from '../../../server/platform/notify/notify.ts'
import type { Stage } from '../support/stage.ts'
import type { Walk } from './walk.ts'

/** Makes news for the citizen and for the group of the city: a reply was graded. */
const news = async (stage: Stage) => {
  const { db, world } = stage
  const told = { accounts: [await stage.uid('citizen')], groups: [world.groups.city] }
  return {
    make: (at: Date) =>
      inTransaction(db, async trx => {
        const subject = { kind: 'message', id: null }
        const verb = 'grade.given'
        const eventId = await recordEvent(trx, { verb, audience: 'holders', subject, actor: 'system', at })
        await notify(trx, { eventId, verb, tid: null, subject: '积雪未清', at }, told)
      })
  }
}

const letters = async ({ db }: Stage) => ({
  make: (at: Date, number: number) =>
    db
      .insertInto('dev_inbox')
      .values({
        reference: `walk:${at.getTime()}:${number}`,
        channel: 'mail',
        recipient: 'zhang@example.org',
        body: '您好',
        at
      })
      .execute()
})

const xml = '<definitions/>'

async function aDefinition({ db }: Stage, key: string, deployed_at: Date): Promise<number> {
  const values = { key, number: 1, name: '入库审核', xml, deployed_at }
  return (await db.insertInto('workflow_definition').values(values).returning('id').executeTakeFirstOrThrow())
    .id
}

let keys = 0

const definitions = async (stage: Stage) => ({
  make: (at: Date) => aDefinition(stage, `walk${++keys}`, at)
})
const models = async ({ db }: Stage) => ({
  make: (at: Date) =>
    db
      .insertInto('workflow_model')
      .values({ key: `walk${++keys}`, name: '入库审核', xml, created_at: at, updated_at: at })
      .execute()
})

/** Makes running instances, each with a task of the administrator. */
const tasks = async (stage: Stage) => {
  const { db } = stage
  const key = `walk${++keys}`
  const definition_id = await aDefinition(stage, key, stage.clock.now())
  const uid = await stage.uid('administrator')
  return {
    make: async (at: Date, number: number) => {
      const { id } = await db
        .insertInto('workflow_instance')
        .values({
          definition_id,
          key,
          business_key: `${at.getTime()}n${number}`,
          started_by: uid,
          started_at: at
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('workflow_task')
        .values({
          instance_id: id,
          no: 1,
          token_no: 1,
          node: 'a',
          name: '审核',
          assignee_uid: uid,
          created_at: at
        })
        .execute()
    }
  }
}

export const laterWalks: readonly Walk[] = [
  { id: 'listNotifications', by: 'citizen', filter: {}, scene: news, key: 'id' },
  { id: 'pageReturned', by: 'city', filter: { source: 'user' }, scene: news, key: 'id' },
  { id: 'pageDevInbox', by: 'administrator', filter: {}, scene: letters, key: 'id' },
  { id: 'pageModels', by: 'administrator', filter: {}, scene: models, key: 'id' },
  { id: 'pageDefinitions', by: 'administrator', filter: { display: 3 }, scene: definitions, key: 'id' },
  { id: 'latestProcesses', by: 'administrator', filter: {}, scene: definitions, key: 'id' },
  { id: 'pageRunning', by: 'administrator', filter: { display: 4 }, scene: tasks, key: 'id' },
  { id: 'pageTasks', by: 'administrator', filter: { display: 1 }, scene: tasks, key: 'taskId' }
]
