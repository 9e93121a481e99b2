import { expect, test } from 'vitest'
import { belongsTo, clusterTexts, toJoiningMessage } from './clusters.ts'

const parts = ['电梯停了一个星期', '物业费又涨了', '晚上总是停水', '垃圾没有人清运', '车库漏水', '门禁坏了']
const about = (place: string, at: number) => ({
  id: `${place}${at}`,
  subject: `${place}${parts[at % parts.length]}`,
  content: `${place}的住户反映，${parts[at % parts.length]}，${parts[(at + 2) % parts.length]}，请尽快处理。第${at}次`
})
const others = [
  '公交改线以后要换乘两次',
  '路灯夜里不亮',
  '学校午餐凉了',
  '社保转移没有办好',
  '河水发黑发臭',
  '报销材料不齐'
]
const noise = Array.from({ length: 120 }, (_, at) => ({
  id: `other${at}`,
  subject: `${others[at % 6]}${String.fromCodePoint(0x4e00 + at * 37)}`,
  content: `${others[at % 6]}，${others[(at * 5 + 1) % 6]}${String.fromCodePoint(0x5000 + at * 41)}`
}))
const [lake, hill] = ['望湖花园', '青峰雅苑'].map(place =>
  Array.from({ length: 12 }, (_, at) => about(place, at))
)

test('messages about two estates in the same words are two clusters, each with its own name', () => {
  const clusters = clusterTexts([...noise, ...(lake ?? []), ...(hill ?? [])], { least: 5 })
  for (const place of ['望湖花园', '青峰雅苑']) {
    const own = clusters.filter(({ members }) => members.some(id => id.startsWith(place)))
    expect(own).toHaveLength(1)
    expect(own[0]?.members.filter(id => id.startsWith(place))).toHaveLength(12)
    expect(own[0]?.members).toHaveLength(12)
    expect(own[0]?.words[0]).toContain(place.slice(0, 2))
  }
})

test('a new message belongs to the cluster whose object it names, also if it says little', () => {
  const clusters = clusterTexts([...noise, ...(lake ?? []), ...(hill ?? [])], { least: 5 })
  const [centre] = clusters.flatMap(({ members, centre }) => (members.includes('望湖花园0') ? centre : []))
  if (!centre) throw new Error('there is no cluster')
  const belongs = (subject: string, content: string) =>
    belongsTo(centre, toJoiningMessage({ subject, content }))
  const complaint = '的住户反映，路灯不亮，请尽快处理。'
  expect(belongs('望湖花园没有路灯', `望湖花园${complaint}`)).toBe(true)
  expect(belongs('青峰雅苑没有路灯', `青峰雅苑${complaint}`)).toBe(false)
  expect(belongs('没有人管', '我住望湖花园')).toBe(true)
  expect(belongs('没有人管', '我住湖边')).toBe(false)
})

test('a text that says something else belongs to the cluster if it has the key word', () => {
  const content = `${others.join('，')}。上面这些都写过信，${others.toReversed().join('，')}。我家在望湖花园。`
  const aside = { id: 'aside', subject: others.join('，'), content }
  const clusters = clusterTexts([...noise, ...(lake ?? []), ...(hill ?? []), aside], { least: 5 })
  const own = clusters.find(({ members }) => members.includes('望湖花园0'))
  expect(own?.centre.keyWords).toContain('望湖花园')
  expect(own?.members).toHaveLength(13)
  expect(own?.members).toContain('aside')
})

test('the same trouble at many places is no cluster', () => {
  const places = [
    '望湖花园',
    '青峰雅苑',
    '春江小区',
    '桃源新村',
    '石桥社区',
    '金沙家园',
    '白云公馆',
    '西山国际'
  ]
  const stalls = places.map((place, at) => ({
    id: `stall${at}`,
    subject: `${place}烧烤摊油烟扰民`,
    content: `${place}楼下的烧烤摊每天营业到半夜，油烟扰民，烧烤摊的吵闹声让人睡不着。`
  }))
  const isStall = (id: string) => id.startsWith('stall')
  expect(clusterTexts([...noise, ...stalls]).filter(({ members }) => members.some(isStall))).toEqual([])
  const one = stalls.map(stall => ({ ...stall, subject: '春江小区烧烤摊油烟扰民' }))
  expect(clusterTexts([...noise, ...one]).some(({ members }) => members.some(isStall))).toBe(true)
})

test('few messages, or none, are no cluster', () => {
  expect(clusterTexts([])).toEqual([])
  expect(clusterTexts((lake ?? []).slice(0, 3), { least: 5 })).toEqual([])
})
