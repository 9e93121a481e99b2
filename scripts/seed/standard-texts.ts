import { demoPlaces } from './institutions.ts'
import type { World } from './world.ts'

const texts: readonly (readonly [title: string, content: string])[] = [
  ['收悉转办', '网友您好！您的留言已收悉，我们已转相关部门核实办理，办理情况将及时向您反馈，请您耐心等待。'],
  [
    '联系不便',
    '网友您好！办理过程中，工作人员多次与您联系未果。如您方便，请在留言中补充具体时间和地点，以便我们尽快核实处理。'
  ],
  [
    '感谢建议',
    '网友您好！感谢您对我市发展提出的宝贵建议。我们已转相关部门研究，合理可行的内容将在今后工作中吸收采纳。'
  ],
  [
    '已办结',
    '网友您好！您反映的问题已办理完毕。如对办理结果仍有疑问，可携带有关材料到政务服务中心综合窗口咨询。'
  ],
  [
    '跨部门协调',
    '网友您好！您反映的事项涉及多个部门，我们已召集相关单位会商，明确牵头单位和完成时限，请您继续监督。'
  ]
]

/** Turns of phrase that the demo institutions keep for their replies. */
export function standardTexts(world: World) {
  const groups = [demoPlaces.city, demoPlaces.province].map(region => world.groupOfRegion(region))
  return groups
    .filter(group => group !== undefined)
    .flatMap(group =>
      texts.map(([title, content], index) => ({ group_id: group.id, title, content, sort: index + 1 }))
    )
    .map((row, index) => ({ id: index + 1, ...row }))
}
