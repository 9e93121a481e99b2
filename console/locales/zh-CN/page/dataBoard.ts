/** Texts of the data board of an institution, fetched with its page. */
export const texts = {
  dataBoard: {
    title: '数据看板',
    span: '%{from} 至 %{to}，与之前同样长的一段时间比较',
    all: '全部',
    group: '下级单位',
    forum: '留言对象',
    from: '从',
    to: '到',
    backwards: '结束日期不能早于开始日期',
    by: '分组',
    clear: '取消缩小范围',
    most: '最多 %{count} 条',
    notReplied: '未回复',
    open: '打开“%{name}”的%{column}：%{count} 条留言',
    openAll: '打开这 %{count} 条留言',
    emptyHint: '试试更长的时间，或减少筛选条件。',
    how: '按留言审核通过的日期统计。回复率是已作最终回复的占应计入的比例；按时率是期限内回复的占已回复或已逾期的比例；中位工作日从开始计时算到第一次最终回复；满意率是最后一次评分为 4、5 分的占已评价的比例。',
    caution:
      '请谨慎比较：评价由留言人自愿作出，评价少时满意率起伏大；延期和复核期间不计时，会让按时率看起来更高；刚收到的留言还没到期，会拉低最近的回复率。',
    listed:
      '打开的列表就是这个数字所统计的留言。后来应留言人申请删除的留言仍计入数字，但列表不再显示，条数注在数字下面。平台下架的留言不计入数字，恢复后再计入，所以这里注明的条数与审核页“已下架”的条数无关。',
    deleted: '其中 %{count} 条已应留言人申请删除',
    comma: '，',
    notListed:
      '带下划线的数字可以点开。比率和中位工作日不是一批留言，不能点开；按时、实质内容、照搬、剔除评价和停钟几项也不能，因为列表不能按这些条件筛选；缩小到某个单位时，它自己那一行也不能，因为列表会连同它的下级一起列出。',
    nothingYet: '这段时间还没有留言。',
    before: '上期',
    restBelow: '其余 %{count} 项见下表。',
    fittingUnit: '自动',
    figure: '图表显示',
    countedAt: '今天以前的数据汇总于 %{at}。',
    caveats: {
      title: '看数字前请留意',
      lead: '下面几项会让上面的数字比实际更好看。只统计计入比率的留言。',
      share: '%{rate}（共 %{of}）',
      hollow: {
        name: '没有实质内容的回复',
        how: '办结回复在发布或修改时被检查出只有套话、与留言无关或照搬别处，经办人写明理由后仍然发布；占发布时经过检查的办结回复的比例。早先没有留下检查结果的回复不在其中。'
      },
      copied: {
        name: '照搬的回复',
        how: '上一项当中，与本机构回复其他留言的文字完全相同的；合并办理的留言共用一份回复，不算照搬。'
      },
      struck: {
        name: '评价被剔除的留言',
        how: '评价经复核被平台剔除的留言，占有过评价的留言的比例。剔除的评价不计入满意率。'
      },
      pausedLate: {
        name: '停过钟仍然逾期',
        how: '逾期才办结回复的留言当中，期间因复核停止过计时的，占全部逾期回复的比例。'
      },
      pausedOnTime: {
        name: '停钟才按时',
        how: '按时回复当中，如果复核期间照常计时就已经逾期的，占全部按时回复的比例。它们计入按时率。'
      }
    },
    showReport: '生成报告',
    hideReport: '收起报告',
    print: '打印报告',
    ranges: {
      '7': '近 7 天',
      '30': '近 30 天',
      '90': '近 90 天',
      '365': '近一年',
      month: '本月',
      lastMonth: '上月',
      year: '今年',
      days: '自选日期'
    },
    charts: {
      period: '留言与回复',
      group: '各单位',
      forum: '各留言对象',
      type: '各类型',
      domain: '各领域'
    },
    change: {
      up: '比上期增加 %{by}',
      down: '比上期减少 %{by}',
      same: '与上期相同',
      none: '上期无可比数据',
      points: '%{value} 个百分点',
      days: '%{value} 个工作日',
      share: '%{value}',
      times: '%{value} 倍'
    },
    report: {
      everybody: '全部机构',
      title: '%{group}留言办理情况报告',
      span: '统计时间：%{from} 至 %{to}',
      volume: '本期共收到审核通过的留言 %{count} 条',
      up: '，比上期增加 %{by}',
      down: '，比上期减少 %{by}',
      same: '，与上期持平',
      replied: '。已作最终回复 %{count} 条，回复率 %{rate}。',
      time: '按时回复率 %{onTime}，一半的留言在 %{days} 个工作日内得到最终回复。',
      grades: '共 %{count} 位留言人作出评价，满意率 %{rate}。',
      noGrades: '本期没有评价。',
      caveats:
        '没有实质内容的回复 %{hollow} 条（占经过检查的 %{hollowRate}），其中照搬 %{copied} 条；评价被剔除的留言 %{struck} 条（占有过评价的 %{struckRate}）；逾期回复 %{late} 条，其中 %{pausedLate} 条曾因复核停止计时；另有 %{pausedOnTime} 条因复核停止计时才按时。',
      types: '留言最多的类型：%{types}；最多的领域：%{domains}。',
      item: '%{name} %{count} 条',
      comma: '、'
    }
  }
}
