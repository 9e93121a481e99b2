import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildMessage, setParameter } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { forgetDictionaries } from '../../directory/site/dictionaries.ts'
import { prepareReference } from '../../runtime/start/reference.ts'
import { countProposal } from './count.ts'
import { isProposed, proposeClass, whyNone } from './propose.ts'
import { forgetModels } from './read.ts'
import { leastTexts, trainModels } from './train.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-03-02T02:00:00Z')

const written = [
  { domain_id: 1, type_id: 6, subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见' },
  { domain_id: 4, type_id: 1, subject: '学校食堂', content: '食堂的饭菜价格为什么涨了' }
] as const
const lamps = { subject: '路灯又坏了', content: '门口的路灯坏了三天，夜里看不见路' }

const root = join(import.meta.dirname, '../../..')

async function learn() {
  await prepareReference(database, root, () => {})
  forgetDictionaries(db)
  for (let at = 0; at < leastTexts; at++) {
    const { content, ...fields } = written[at % 2] ?? written[0]
    const { tid } = await buildMessage(db, { audit_state: 1, approved_at: now, ...fields })
    await db
      .updateTable('content_item')
      .set({ content: `${content}${at}` })
      .where('tid', '=', tid)
      .execute()
  }
  await trainModels(db, () => now)
  forgetModels(db)
}

test('a site that has learnt nothing proposes nothing, and says why', async () => {
  expect(await proposeClass(db, 'domain', lamps)).toBeUndefined()
  expect(await whyNone(db, 'domain')).toBe('fewMessages')
})

test('a domain is proposed with the words that decided', async () => {
  await learn()
  const proposed = await proposeClass(db, 'domain', lamps)
  expect(proposed).toMatchObject({ id: 1, second: undefined })
  expect(proposed?.words.join(' ')).toContain('路灯')
  expect(proposed?.words.length).toBeLessThanOrEqual(3)
  expect((await proposeClass(db, 'type', lamps))?.id).toBe(6)
  const divided = await proposeClass(db, 'domain', {
    ...lamps,
    subject: '夜里看不见路',
    content: '灯坏了三天'
  })
  expect(divided?.words.join(' ')).not.toMatch(/路灯|路\s*灯/)
  expect(await whyNone(db, 'domain')).toBeUndefined()
})

test('nothing is proposed where two classes are about equally likely', async () => {
  expect(await proposeClass(db, 'domain', { subject: '您好', content: '请问怎么办' })).toBeUndefined()
})

test('a kind that is switched off is not proposed', async () => {
  await setParameter(db, 'proposal.domain', 0)
  expect(await isProposed(db, 'domain')).toBe(false)
  expect(await proposeClass(db, 'domain', lamps)).toBeUndefined()
  expect(await whyNone(db, 'domain')).toBe('off')
  expect(await isProposed(db, 'type')).toBe(true)
  await setParameter(db, 'proposal.domain', 1)
})

test('a domain that nobody can choose any more is not proposed', async () => {
  await db.updateTable('dict_value').set({ status: 0 }).where('value', '=', '1').execute()
  forgetDictionaries(db)
  expect(await proposeClass(db, 'domain', lamps)).toBeUndefined()
})

test('outcomes of one day, kind, institution and class are one row', async () => {
  const proposal = { kind: 'domain', groupId: null, label: '1', now } as const
  await db.transaction().execute(async trx => {
    await countProposal(trx, { ...proposal, outcome: 'offered' })
    await countProposal(trx, { ...proposal, outcome: 'offered' })
    await countProposal(trx, { ...proposal, outcome: 'taken' })
    await countProposal(trx, { ...proposal, label: '4', outcome: 'changed' })
  })
  const rows = await db
    .selectFrom('proposal_count')
    .select(['label', 'offered', 'taken', 'changed'])
    .orderBy('label')
    .execute()
  expect(rows).toEqual([
    { label: '1', offered: 2, taken: 1, changed: 0 },
    { label: '4', offered: 0, taken: 0, changed: 1 }
  ])
})
