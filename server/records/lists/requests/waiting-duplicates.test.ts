import { expect, it } from 'vitest'
import { pairsForComparing, shareInCommon, weighPairsOf } from './waiting-duplicates.ts'

const stock =
  '同事去年办过类似的手续，当时不是这样要求的。窗口的工作人员说法不一，跑了好几趟都没有办成，请有关部门给个明确的答复。'
const matters = [
  '农村老房翻建',
  '流感疫苗接种',
  '古筝班退费',
  '借读中考报名',
  '路灯不亮',
  '垃圾清运',
  '公交改线',
  '停车收费'
]
const waiting = matters.map(subject => ({
  pairs: pairsForComparing({ subject, content: `${subject}。${stock}` })
}))
const [house, vaccine] = waiting.map(({ pairs }) => pairs) as [Set<number>, Set<number>]

it('messages that have only a stock sentence in common say not nearly the same', () => {
  expect(shareInCommon(house, vaccine)).toBeGreaterThan(0.35)
  expect(shareInCommon(house, vaccine, weighPairsOf(waiting))).toBeLessThan(0.35)
})

it('a message that is sent again says nearly the same, among many and beside one other', () => {
  const again = pairsForComparing({ subject: '农村老房能不能翻建', content: `农村老房翻建。${stock}` })
  expect(shareInCommon(house, again, weighPairsOf([...waiting, { pairs: again }]))).toBeGreaterThan(0.35)
  expect(shareInCommon(house, again, weighPairsOf([{ pairs: house }, { pairs: again }]))).toBeGreaterThan(
    0.35
  )
})
