/** Texts of the data board of an institution, fetched with its page. */
export const texts = {
  dataBoard: {
    title: '數據看板',
    span: '%{from} 至 %{to}，與之前同樣長的一段時間比較',
    all: '全部',
    group: '下級單位',
    forum: '留言對象',
    from: '從',
    to: '到',
    backwards: '結束日期不能早於開始日期',
    by: '分組',
    clear: '取消縮小範圍',
    most: '最多 %{count} 則',
    notReplied: '未回覆',
    open: '開啟「%{name}」的%{column}：%{count} 則留言',
    openAll: '開啟這 %{count} 則留言',
    emptyHint: '試試更長的時間，或減少篩選條件。',
    how: '依留言審核通過的日期統計。回覆率是已作最終回覆的占應計入的比例；按時率是期限內回覆的占已回覆或已逾期的比例；中位工作日從開始計時算到第一次最終回覆；滿意率是最後一次評分為 4、5 分的占已評價的比例。',
    caution:
      '請謹慎比較：評價由留言人自願作出，評價少時滿意率起伏大；延期和複核期間不計時，會讓按時率看起來更高；剛收到的留言還沒到期，會拉低最近的回覆率。',
    listed:
      '開啟的清單就是這個數字所統計的留言。後來應留言人申請刪除的留言仍計入數字，但清單不再顯示，則數註在數字下方。平台下架的留言不計入數字，恢復後再計入，所以這裡註明的則數與審核頁「已下架」的則數無關。',
    deleted: '其中 %{count} 則已應留言人申請刪除',
    comma: '，',
    notListed:
      '有底線的數字可以開啟。比率和中位工作日不是一批留言，不能開啟；按時、實質內容、照搬、剔除評價和停止計時幾項也不能，因為清單不能按這些條件篩選；縮小到某個單位時，它自己那一列也不能，因為清單會連同它的下級一起列出。',
    nothingYet: '這段時間還沒有留言。',
    before: '上期',
    restBelow: '其餘 %{count} 項見下表。',
    fittingUnit: '自動',
    figure: '圖表顯示',
    countedAt: '今天以前的資料彙總於 %{at}。',
    caveats: {
      title: '看數字前請留意',
      lead: '下面幾項會讓上面的數字比實際更好看。只統計計入比率的留言。',
      share: '%{rate}（共 %{of}）',
      hollow: {
        name: '沒有實質內容的回覆',
        how: '辦結回覆在發布或修改時被檢查出只有套話、與留言無關或照搬別處，承辦人寫明理由後仍然發布；占發布時經過檢查的辦結回覆的比例。早先沒有留下檢查結果的回覆不在其中。'
      },
      copied: {
        name: '照搬的回覆',
        how: '上一項當中，與本機構回覆其他留言的文字完全相同的；合併辦理的留言共用一份回覆，不算照搬。'
      },
      struck: {
        name: '評價被剔除的留言',
        how: '評價經複核被平台剔除的留言，占有過評價的留言的比例。剔除的評價不計入滿意率。'
      },
      pausedLate: {
        name: '停過計時仍然逾期',
        how: '逾期才辦結回覆的留言當中，期間因複核停止過計時的，占全部逾期回覆的比例。'
      },
      pausedOnTime: {
        name: '停止計時才按時',
        how: '按時回覆當中，如果複核期間照常計時就已經逾期的，占全部按時回覆的比例。它們計入按時率。'
      }
    },
    showReport: '產生報告',
    hideReport: '收合報告',
    print: '列印報告',
    ranges: {
      '7': '近 7 天',
      '30': '近 30 天',
      '90': '近 90 天',
      '365': '近一年',
      month: '本月',
      lastMonth: '上月',
      year: '今年',
      days: '自選日期'
    },
    charts: {
      period: '留言與回覆',
      group: '各單位',
      forum: '各留言對象',
      type: '各類型',
      domain: '各領域'
    },
    change: {
      up: '比上期增加 %{by}',
      down: '比上期減少 %{by}',
      same: '與上期相同',
      none: '上期無可比資料',
      points: '%{value} 個百分點',
      days: '%{value} 個工作日',
      share: '%{value}',
      times: '%{value} 倍'
    },
    report: {
      everybody: '全部機構',
      title: '%{group}留言辦理情況報告',
      span: '統計時間：%{from} 至 %{to}',
      volume: '本期共收到審核通過的留言 %{count} 則',
      up: '，比上期增加 %{by}',
      down: '，比上期減少 %{by}',
      same: '，與上期持平',
      replied: '。已作最終回覆 %{count} 則，回覆率 %{rate}。',
      time: '按時回覆率 %{onTime}，一半的留言在 %{days} 個工作日內得到最終回覆。',
      grades: '共 %{count} 位留言人作出評價，滿意率 %{rate}。',
      noGrades: '本期沒有評價。',
      caveats:
        '沒有實質內容的回覆 %{hollow} 則（占經過檢查的 %{hollowRate}），其中照搬 %{copied} 則；評價被剔除的留言 %{struck} 則（占有過評價的 %{struckRate}）；逾期回覆 %{late} 則，其中 %{pausedLate} 則曾因複核停止計時；另有 %{pausedOnTime} 則因複核停止計時才按時。',
      types: '留言最多的類型：%{types}；最多的領域：%{domains}。',
      item: '%{name} %{count} 則',
      comma: '、'
    }
  }
}
