/** Texts of the pages of hot issues, fetched with them. */
export const texts = {
  issues: {
    intro: '近90天里多人反映同一地点的同一件事。由程序从留言中发现，是否成立由人判断。',
    none: '还没有发现热点',
    noneHint: '每天凌晨从近90天的留言中发现一次；新留言会在一分钟内归入已有的热点。',
    people: '人反映',
    daily: '近30天共 %{total} 条留言，最多的一天 %{most} 条',
    nationwide: '全国',
    days: '%{first} 至 %{last}',
    messages: '%{smart_count} 条留言',
    ofForum: '%{forum} %{count} 条',
    overdue: '%{smart_count} 条已逾期',
    proposal: '建议：可能是同一件事',
    reason: '近%{days}天 %{people} 人反映，共同的词：%{words}',
    between: '、',
    published: '已公开',
    dismissed: '已标记为不是一件事，不在热点列表中；标错了可以恢复。',
    notOne: '不是一件事',
    noneDismissed: '没有标记为不是一件事的热点',
    nonePublished: '还没有公开的热点',
    off: '本站已停止发现热点',
    offHint: '管理员可以在“系统管理 › 系统建议”中重新打开。已公开的热点不受影响，可在“已公开”中查看。',
    history: '处理记录',
    togetherHint: '打开列表，勾选后可以一起交办，或并入其中一条一起答复。',
    lists: { listed: '热点', published: '已公开', dismissed: '不是一件事' },
    heatInShort:
      '热度 %{total}：人数 %{people}，增长 %{growth}，点赞 %{likes}，低分评价 %{lowGrades}，逾期 %{lateness}',
    heat: '热度的组成',
    part: '组成',
    behind: '依据',
    points: '得分',
    parts: {
      people: '人数（满分40）',
      growth: '增长（满分20）',
      likes: '点赞（满分10）',
      lowGrades: '低分评价（满分15）',
      lateness: '逾期（满分15）',
      total: '热度'
    },
    figure: {
      people: '%{people} 人',
      growth: '近7天 %{recent} 人，前7天 %{earlier} 人',
      likes: '%{likes} 个赞',
      lowGrades: '评价 %{graded} 次，低分 %{low} 次',
      lateness: '%{messages} 条中 %{overdue} 条逾期'
    },
    back: '返回热点列表',
    acts: '这个热点怎么办',
    together: '一起办理本单位的 %{smart_count} 条',
    public: '公众看到的内容',
    progress: '进展：%{progress}',
    noProgress: '还没有写进展。',
    members: '留言（%{smart_count} 条）',
    joined: '%{smart_count} 人也遇到',
    unseen: '另有 %{smart_count} 条由其他单位办理，这里不显示。',
    removed: '已移出 %{smart_count} 条，不会再归入。'
  }
}
