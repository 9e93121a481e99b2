import { expect, test } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { rankClasses } from '../../platform/language/classifier.ts'
import { findModel, forgetModels } from './read.ts'
import { leastTexts, trainModels } from './train.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-02T02:00:00Z')

const kinds = [
  { domain_id: 1, type_id: 6, subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见' },
  { domain_id: 4, type_id: 1, subject: '学校食堂', content: '食堂的饭菜价格为什么涨了' }
] as const

async function write(from: number, to: number) {
  for (let at = from; at < to; at++) {
    const { content, ...fields } = kinds[at % 2] ?? kinds[0]
    const { tid } = await buildMessage(db, { audit_state: 1, approved_at: now, ...fields })
    await db
      .updateTable('content_item')
      .set({ content: `${content}${at}` })
      .where('tid', '=', tid)
      .execute()
  }
}

test('a site learns from 500 messages on, and a newer model takes the place of the older one', async () => {
  await write(0, leastTexts - 1)
  expect(await trainModels(db, () => now)).toBe(0)
  expect(await findModel(db, 'domain')).toBeUndefined()

  await write(leastTexts - 1, leastTexts)
  expect(await trainModels(db, () => now)).toBe(2)
  forgetModels(db)
  const domain = await findModel(db, 'domain')
  expect(domain).toMatchObject({ version: 1, trainedAt: now, texts: leastTexts })
  // a trial learns from 400 texts and judges the other 100, which are alike
  const trained = await db
    .selectFrom('language_model')
    .select(['accuracy', 'within_two', 'trial_texts'])
    .where('name', '=', 'domain')
    .executeTakeFirstOrThrow()
  expect(trained).toEqual({ accuracy: 1, within_two: 1, trial_texts: 100 })
  if (!domain) return
  expect(rankClasses(domain.classifier, '路灯又坏了')[0]?.label).toBe('1')
  expect(rankClasses(domain.classifier, '食堂涨价')[0]?.label).toBe('4')
  const type = await findModel(db, 'type')
  expect(type && rankClasses(type.classifier, '路灯又坏了')[0]?.label).toBe('6')

  expect(await trainModels(db, () => now)).toBe(2)
  forgetModels(db)
  expect((await findModel(db, 'domain'))?.version).toBe(2)
  expect(await db.selectFrom('language_model').select('name').execute()).toHaveLength(2)
})
