import { proposalWords } from '@board/schemas/facts/proposals'

/** Texts of the page about proposals. */
export const texts = {
  proposals: {
    about: '建议只供参考，由人决定。这里统计每种建议被采用和改动的次数，不记录是哪条留言、由谁决定。',
    span: '统计时间',
    spans: { 30: '近 30 天', 90: '近 90 天', all: '全部' },
    kinds: proposalWords['zh-CN'],
    where: {
      domain: '写留言、审核时',
      type: '写留言、审核时',
      forum: '写留言、审核时',
      unit: '交办时',
      similar: '写留言时',
      answered: '答复时',
      queue: '审核时',
      hot: '热点列表与提醒'
    },
    learnt: '学习情况',
    learnAgain: '立即重新学习',
    job: '学习留言分类',
    fewMessages:
      '本站只有 %{messages} 条审核通过的留言，不足 %{least} 条，暂不学习，也不给出领域和类型建议。',
    fewMessagesHint: '留言太少时学到的内容不可靠。达到数量后，每天夜间自动学习。',
    notYet: '还没有学习过。每天夜间自动学习，也可以立即重新学习。',
    trial:
      '准确率这样得出：先用五分之四的留言学习，再判断其余五分之一，与留言现有的分类比较；随后用全部留言学习，投入使用。',
    messages: '%{count} 条留言',
    version: '第 %{count} 版',
    seconds: '%{count} 秒',
    facts: {
      accuracy: '准确率',
      withinTwo: '前两项命中',
      trialTexts: '检验用',
      texts: '学习用',
      trainedAt: '学习时间',
      version: '版本',
      took: '用时'
    },
    byKind: '各类建议',
    byClass: '按机构和内容',
    columns: {
      kind: '建议',
      isOn: '是否给出',
      group: '机构',
      label: '内容',
      offered: '给出',
      taken: '采用',
      changed: '改选其他',
      share: '采用率'
    },
    on: '开启',
    off: '关闭',
    public: '公众',
    none: '这段时间还没有给出过建议',
    noneHint: '可以选择更长的时间，或查看上面的建议是否开启。',
    more: '只显示给出次数最多的 %{count} 行。'
  }
}
