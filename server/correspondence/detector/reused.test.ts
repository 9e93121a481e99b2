import { expect, test } from 'vitest'
import { findOthersData, isReused } from './reused.ts'

const reply = '您好，经核查，幸福路东段路灯因线路老化损坏，施工队已于本周更换线路并恢复照明，感谢您的监督。'

test('an answer with a long passage of another one was made from it', () => {
  expect(isReused(`网友您好！${reply.slice(3, 40)}请您放心。`, reply)).toBe(true)
  expect(isReused('您好，和平路的路灯将在下周检修，感谢您的监督。', reply)).toBe(false)
})

test('a common greeting is no passage of another answer', () => {
  expect(isReused('网友您好，感谢您的监督。', '网友您好，感谢您的监督。路灯已修好。')).toBe(false)
})

test('names and numbers of another message are found, unless the answered message has them, too', () => {
  const other = '我是李女士，住在12栋301室，电话13800138000，路灯坏了。'
  const answer = '李女士您好，12栋301室门前的路灯已修好，如有疑问请拨打12345。'
  expect(findOthersData(answer, { own: '门前的路灯坏了。', other })).toEqual(
    expect.arrayContaining(['李女士', '301'])
  )
  expect(findOthersData(answer, { own: '我是李女士，12栋301室门前的路灯坏了。', other })).toEqual([])
  expect(findOthersData('路灯已修好。', { own: '', other })).toEqual([])
})
