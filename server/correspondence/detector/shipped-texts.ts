/**
 * The standard texts that the product brings along for institutions to begin with (`scripts/demo`). None of them answers
 * a message by itself, whoever keeps a copy of it.
 */
export const shippedTexts: readonly { readonly title: string; readonly content: string }[] = [
  {
    title: '收悉转办',
    content: '网友您好！您的留言已收悉，我们已转相关部门核实办理，办理情况将及时向您反馈，请您耐心等待。'
  },
  {
    title: '联系不便',
    content:
      '网友您好！办理过程中，工作人员多次与您联系未果。如您方便，请在留言中补充具体时间和地点，以便我们尽快核实处理。'
  },
  {
    title: '感谢建议',
    content:
      '网友您好！感谢您对我市发展提出的宝贵建议。我们已转相关部门研究，合理可行的内容将在今后工作中吸收采纳。'
  },
  {
    title: '已办结',
    content:
      '网友您好！您反映的问题已办理完毕。如对办理结果仍有疑问，可携带有关材料到政务服务中心综合窗口咨询。'
  },
  {
    title: '跨部门协调',
    content:
      '网友您好！您反映的事项涉及多个部门，我们已召集相关单位会商，明确牵头单位和完成时限，请您继续监督。'
  }
]
