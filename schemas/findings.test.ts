import { describe, expect, it } from 'vitest'
import { findPersonalData, idNumbersIn, maskNumber, phonesIn } from './findings.ts'

const found = (text: string) => {
  const points = Array.from(text)
  return findPersonalData(text).map(({ kind, start, end }) => [kind, points.slice(start, end).join('')])
}

describe('personal data in a text', () => {
  it.for<[string, string, string]>([
    ['请打我电话13900001111。', 'phone', '13900001111'],
    ['电话139 0000 1111', 'phone', '139 0000 1111'],
    ['电话：+86 139-0000-1111', 'phone', '+86 139-0000-1111'],
    ['电话１３９００００１１１１', 'phone', '１３９００００１１１１'],
    ['证号11010519491231002X，请查', 'idNumber', '11010519491231002X'],
    ['证号110105 19491231 002x', 'idNumber', '110105 19491231 002x'],
    ['身份证330602198001011234', 'idNumber', '330602198001011234'],
    ['卡号6222 0212 3456 7890 128', 'bankCard', '6222 0212 3456 7890 128'],
    ['车牌浙A12345停在门口', 'plate', '浙A12345'],
    ['车牌京A·D12345', 'plate', '京A·D12345'],
    ['车牌粤B1234学', 'plate', '粤B1234学'],
    ['来信wang.er+1@example.com谢谢', 'email', 'wang.er+1@example.com'],
    ['来信13900001111@example.com', 'email', '13900001111@example.com'],
    ['我家住3幢2单元501室', 'door', '3幢2单元501室'],
    ['我家住12号楼3单元402', 'door', '12号楼3单元402'],
    ['我家住3栋501', 'door', '3栋501'],
    ['我家在三幢二单元五〇一室', 'door', '三幢二单元五〇一室'],
    ['我家在人民路88号', 'door', '88号'],
    ['我家在A座1203室', 'door', 'A座1203室'],
    ['家里电话0575-88001234，晚上在', 'phone', '0575-88001234'],
    ['电话057588001234', 'phone', '057588001234'],
    ['电话(010)62345678', 'phone', '010)62345678'],
    ['平安小区3-201漏水', 'door', '3-201'],
    ['我家住3-2-201', 'door', '3-2-201'],
    ['请加微信：zhu_min2026', 'wechat', '微信：zhu_min2026'],
    ['我的VX abc12345', 'wechat', 'VX abc12345'],
    ['微信号nanmen-668谢谢', 'wechat', '微信号nanmen-668'],
    ['😀😀电话13900001111😀', 'phone', '13900001111']
  ])('%s: %s', ([text, kind, words]) => {
    expect(found(text)).toEqual([[kind, words]])
  })

  it.for([
    '订单号 139000011112 没有发货',
    '流水号110105194913310021不对',
    '流水号990105194912310021不对',
    '这3栋楼都没有电梯',
    '一栋房子漏水',
    '3室2厅的房子',
    '2024年3月5号到12号停水',
    '地铁5号线人民路5号出口',
    '302教室的灯不亮',
    '卡号6222 0212 3456 7890 121',
    '打了12345热线，编号20240305001',
    '拨打0575-12345没有人接',
    '拨打12345没有人接',
    '客服400-800-1234',
    '单号20575880012345没有发货',
    '微信公众号',
    '微信小程序WeChat打不开',
    '投票结果是3-201',
    '小区2026-2028年改造',
    '我在云Windows系统上填写',
    '物业费每平米3.5元，面积120平米'
  ])('is not found in %s', text => {
    expect(found(text)).toEqual([])
  })

  it('is returned in the order of the text, each passage once', () => {
    expect(found('我住3幢501室，电话13900001111，车牌浙A12345').map(([kind]) => kind)).toEqual([
      'door',
      'phone',
      'plate'
    ])
  })

  it('has separate checks for phone numbers and for ID numbers', () => {
    expect(['13900001111', '1390000111', '13900001111@example.com'].map(phonesIn)).toEqual([
      ['13900001111'],
      [],
      ['13900001111']
    ])
    expect(phonesIn('13900001111 或 13900002222，13900001111')).toEqual(['13900001111', '13900002222'])
    expect(['11010519491231002X', '110105194913310021'].map(idNumbersIn)).toEqual([
      ['11010519491231002X'],
      []
    ])
  })

  it('shows only the ends of a number', () => {
    expect(['13900001111', '11010519491231002X'].map(maskNumber)).toEqual(['139****1111', '110****002X'])
  })

  const hostile: [string, string][] = [
    ['digits', '1'.repeat(50_000)],
    ['phones', '13900001111 '.repeat(4000)],
    ['groups of digits', '6222 '.repeat(10_000)],
    ['letters before no @', 'a'.repeat(50_000)],
    ['many @', 'a@'.repeat(25_000)],
    ['dots', `a@${'a.'.repeat(25_000)}`],
    ['plates', '京A'.repeat(25_000)],
    ['doors', '1幢'.repeat(25_000)],
    ['numerals', '一二三四五'.repeat(10_000)],
    ['rooms', '1单元 '.repeat(12_000)]
  ]
  it.for(hostile)('is searched quickly in 50 kB of %s', ([, text]) => {
    const began = performance.now()
    findPersonalData(text)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
