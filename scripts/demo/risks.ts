import { excerptOf } from '@board/schemas/facts/formats'
import { provinceOf } from '@board/server/directory/site/region-code'
import type { Ledger } from './ledger.ts'
import type { World } from './world.ts'

/** What is added to waiting messages, so that the queue of editors shows each of its hints. All of it is invented. */
const additions: readonly string[] = [
  '这件事拖了大半年，家里的积蓄都花完了，我真的不想活了，求你们帮帮我。',
  '方便的话请打我的电话 13900000000 或者 13900000001。',
  '我一个人带着孩子，再没有人管，我只能从楼上跳下去。',
  '我的微信号：linjiang_2024，可以加我看现场照片。'
]

/** Towns far from each other, of which a message names the one that is not its own. */
const towns = [
  { name: '成都市', province: 510_000 },
  { name: '绍兴市', province: 330_000 }
] as const

/** Changes a few waiting messages: distress, personal data, the same text twice, and another place than that of the forum. */
export function giveRisks({ forums }: Pick<World, 'forums'>, ledger: Ledger): void {
  // a message that was sent again has its text in an event, too
  const waiting = ledger.messages.filter(
    ({ audit_state, version, collect_id }) => audit_state === 0 && version === 1 && collect_id === null
  )
  const textOf = (tid: unknown) => ledger.contents.find(one => one.tid === tid && one.position === 0)
  const [double, first, other, ...rest] = waiting
  for (const [index, addition] of additions.entries()) {
    const message = rest[index]
    const text = message && textOf(message.tid)
    if (!text || text.masks.length > 0) continue
    text.content = `${text.content}\n${addition}`
    message.excerpt = excerptOf(text.content)
  }
  const there = other && textOf(other.tid)
  if (other && there) {
    const { regionId } = forums.find(({ fid }) => fid === other.fid) ?? { regionId: null }
    const town =
      towns.find(({ province }) => regionId === null || provinceOf(regionId) !== province) ?? towns[0]
    other.subject = '火车站出站口打不到出租车'
    there.content = `上周我去${town.name}出差，火车站出站口的出租车要排队两个小时，现场没有人维持秩序。希望加强管理，增加夜间公交班次，让外地旅客也能放心出行。`
    there.public_content = null
    there.masks = []
    other.excerpt = excerptOf(there.content)
  }
  const [own, source] = [double && textOf(double.tid), first && textOf(first.tid)]
  if (double && first && own && source) {
    own.content = `${source.content}\n再次反映，请尽快答复。`
    double.subject = first.subject
    double.domain_id = first.domain_id
    double.excerpt = excerptOf(own.content)
  }
}
