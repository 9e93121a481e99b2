import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../tests/support/access.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const { administrator } = await accessWorld(await testDatabase())
const admin = administrator.client

describe('a name that is taken', () => {
  it.each([
    '敷衍',
    '敷衍 ',
    ' 敷衍',
    '敷衍　',
    '敷\u200b衍',
    '\ufeff敷衍',
    '敷衍\u2060',
    '敷\u00ad衍',
    '敷衍\n',
    '敷\u202d衍\u202c'
  ])('is also taken as %j', async word => {
    const listed = await admin.call('sysForbiddenWordList')
    if (listed.length === 0) await admin.call('sysForbiddenWordCreate', { body: { word: '敷衍' } })
    await expect(admin.call('sysForbiddenWordCreate', { body: { word } })).rejects.toMatchObject({
      code: 'ENT0001',
      fields: [{ path: 'word' }]
    })
  })

  it('is taken for a change, too', async () => {
    const { id } = await admin.call('sysForbiddenWordCreate', { body: { word: '推诿' } })
    const { version } = await admin.call('sysForbiddenWordGet', { params: { id } })
    await expect(
      admin.call('sysForbiddenWordUpdate', { params: { id }, body: { version, word: '敷\u200b衍' } })
    ).rejects.toMatchObject({ code: 'ENT0001' })
  })
})

describe('a name', () => {
  it('is stored without what nobody sees', async () => {
    const { id } = await admin.call('sysForbiddenWordCreate', { body: { word: ' 无可\u200b奉告\u00a0' } })
    expect(await admin.call('sysForbiddenWordGet', { params: { id } })).toMatchObject({ word: '无可奉告' })
  })

  it.each(['推諉', '推\u200b诿', '　推诿', '推诿', '诿'])('is found by %j', async word => {
    const query = { filter: JSON.stringify({ word }) }
    const words = (await admin.call('sysForbiddenWordList', { query })).map(found => found.word)
    expect(words).toEqual(['推诿'])
  })

  it('is found with the brackets with which it is stored, in another script, too', async () => {
    await admin.call('sysForbiddenWordCreate', { body: { word: '试行（暂）' } })
    for (const word of ['（暂）', '試行（暫）']) {
      const found = await admin.call('sysForbiddenWordList', { query: { filter: JSON.stringify({ word }) } })
      expect(found.map(one => one.word)).toEqual(['试行（暂）'])
    }
  })

  it('must have a visible character', async () => {
    await expect(
      admin.call('sysForbiddenWordCreate', { body: { word: '\u200b\u200b' } })
    ).rejects.toMatchObject({ code: 'ENT0004', fields: [{ path: 'word' }] })
  })
})
