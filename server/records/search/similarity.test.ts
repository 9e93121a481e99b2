import { describe, expect, it } from 'vitest'
import { isPair, searchDocument } from './bigrams.ts'
import { rankBySimilarity, tellingPairs } from './similarity.ts'

const pairsOf = (...texts: string[]) => searchDocument(texts, { forum: 12, state: 2 }).grams.filter(isPair)

function ranked(subject: string, content: string, others: readonly string[], least?: number) {
  const own = pairsOf(subject, content)
  const candidates = others.map((text, tid) => ({
    tid,
    pairs: pairsOf(text).filter(pair => own.includes(pair))
  }))
  return rankBySimilarity(own, tellingPairs(subject), candidates, least).map(tid => others[tid])
}

describe('messages similar to one', () => {
  const content = '人民路小学门口的路灯坏了两盏，孩子放学时看不清路，希望尽快处理。'
  const lamps = '小学门口路灯坏了，放学时一片漆黑，希望尽快处理'
  const others = ['公积金贷款额度怎样计算，希望尽快处理', lamps, '小区暖气不热已经一周，希望尽快处理']

  it('are those with the same rare words, and not those with the same phrases', () => {
    expect(ranked('人民路小学门口路灯坏了', content, others)).toEqual([lamps])
  })

  it('are found also where they are the only ones', () => {
    expect(ranked('人民路小学门口路灯坏了', content, [lamps])).toEqual([lamps])
    expect(ranked('人民路小学门口路灯坏了', content, others.slice(2))).toEqual([])
    expect(ranked('', '', [lamps])).toEqual([])
  })

  it('are not those that only ask in the same way', () => {
    const subject = '烈属优待证怎么申领'
    const other = '以旧换新购房补贴怎么申请'
    expect(ranked(subject, '想了解需要哪些材料。', [other])).toEqual([])
    const same = '烈属优待证办理要多久'
    expect(ranked(subject, '想了解需要哪些材料。', [other, same])).toEqual([same])
  })

  it('have at least the likeness that is asked for', () => {
    const subject = '城北工业区一到晚上就飘怪味'
    const told = '晚上开窗全是刺鼻气味，老人孩子咳嗽，请查查是哪家工厂。'
    const same = '城北工业区一到晚上飘怪味，气味刺鼻，请查是哪家工厂排的'
    const other = '建议6路公交延长末班时间，晚上城北工业区下班没有车'
    const far = '给外卖骑手一个歇脚的地方'
    expect(ranked(subject, told, [same, other, far], 0.4)).toEqual([same])
    expect(ranked(subject, told, [same, other, far])).toEqual([same, other])
    expect(ranked(subject, told, [other, far], 0.4)).toEqual([])
  })

  it('are compared by pairs alone, which are neither single characters nor facets', () => {
    expect(pairsOf('路灯')).toHaveLength(1)
  })
})
