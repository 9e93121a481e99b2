import { describe, expect, it } from 'vitest'
import { setParameter } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { forgetParameters, parameterDefaults, parametersOf, readParameters } from './parameters.ts'

const { db } = await testDatabase()

describe('the site’s parameters', () => {
  it('have the values of the specification until somebody sets them', async () => {
    const parameters = await readParameters(db)
    expect(parameters).toMatchObject({
      contentMin: 20,
      titleMin: 4,
      titleMax: 50,
      replyMin: 22,
      replyMax: 1000
    })
    expect(parameters).toMatchObject({
      reasonMin: 10,
      remarkMax: 200,
      explainThreshold: 2,
      gradeSuggestions: false
    })
    expect(parameters.replyDays).toEqual({ consultation: 5, ordinary: 15, suggestion: 30 })
  })

  it('take effect when they are set, in transactions too', async () => {
    await setParameter(db, 'content.min', 8)
    await setParameter(db, 'grading.suggestions', true)
    expect(await readParameters(db)).toMatchObject({ contentMin: 8, gradeSuggestions: true })
    await setParameter(db, 'content.min', 9)
    const inside = await inTransaction(db, trx => readParameters(trx))
    expect(inside.contentMin).toBe(9)
  })

  it('are cached for a moment, so that the calls of a page read them once', async () => {
    forgetParameters(db)
    const before = await readParameters(db)
    await db.updateTable('parameter').set({ value: '77' }).where('code', '=', 'content.min').execute()
    expect(await readParameters(db)).toBe(before)
    forgetParameters(db)
    expect((await readParameters(db)).contentMin).toBe(77)
  })

  it('have their defaults if the stored text is of the wrong kind', () => {
    const rows = [
      { code: 'content.min', value: 'twenty' },
      { code: 'post.certification', value: 'yes' },
      { code: 'title.pattern', value: '[' }
    ]
    const parameters = parametersOf(rows)
    expect(parameters.contentMin).toBe(20)
    expect(parameters.postCertification).toBe(false)
    expect(parameters.titlePattern).toBe(parameterDefaults['title.pattern'].value)
  })

  it('allow Han, letters, digits and ordinary punctuation in titles, and nothing else', () => {
    const pattern = new RegExp(parametersOf([]).titlePattern, 'u')
    const good = [
      '关于XX路（二期）3号楼“漏水”问题？',
      'Café 咖啡店噪音·扰民——求助！',
      '〔2026〕12号文件怎样执行',
      '「夜間門診」『幾點』開門',
      '房屋面积120㎡与合同差3m²',
      '楼道宽1.2×3.4米堆满杂物',
      '退还押金￥500元',
      '①路灯②井盖都坏了',
      '气温38°教室没有空调',
      '公交12路*末班=太早@车站',
      '３号楼（Ａ座）＃１２：漏水？',
      '＂路灯＂－＿／％＋＆～＊＝＠',
      'བོད་ལྗོངས་གློག་',
      'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌',
      'ئۇيغۇرچە يېزىق',
      'ꆈꌠꁱꂷ的路标',
      '전기 요금 문의',
      'Vahcuengh路牌'
    ]
    const bad = [
      '<b>路灯</b>',
      '＜b＞路灯',
      '路灯😀',
      '路灯\u202e',
      '路灯\u200b',
      '路灯\n坏了',
      '{{路灯}}',
      '$路灯',
      '路灯|坏',
      '路灯\\坏',
      'Россия路灯'
    ]
    expect(good.filter(title => !pattern.test(title))).toEqual([])
    expect(bad.filter(title => pattern.test(title))).toEqual([])
  })
})
