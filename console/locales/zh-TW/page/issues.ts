/** Texts of the pages of hot issues, fetched with them. */
export const texts = {
  issues: {
    intro: '近90天內多人反映同一地點的同一件事。由程式自留言中找出，是否成立由人判斷。',
    none: '目前沒有熱點',
    noneHint: '每天凌晨自近90天的留言中找一次；新留言會在一分鐘內歸入既有的熱點。',
    people: '人反映',
    daily: '近30天共 %{total} 則留言，最多的一天 %{most} 則',
    nationwide: '全國',
    days: '%{first} 至 %{last}',
    messages: '%{smart_count} 則留言',
    ofForum: '%{forum} %{count} 則',
    overdue: '%{smart_count} 則已逾期',
    proposal: '建議：可能是同一件事',
    reason: '近%{days}天 %{people} 人反映，共同的詞：%{words}',
    between: '、',
    published: '已公開',
    dismissed: '已標記為不是同一件事，不在熱點清單中；標錯了可以恢復。',
    notOne: '不是同一件事',
    noneDismissed: '沒有標記為不是同一件事的熱點',
    nonePublished: '還沒有公開的熱點',
    off: '本站已停止找出熱點',
    offHint: '管理員可以在「系統管理 › 系統建議」中重新開啟。已公開的熱點不受影響，可在「已公開」中檢視。',
    history: '處理紀錄',
    togetherHint: '開啟清單，勾選後可以一起交辦，或併入其中一則一起答覆。',
    lists: { listed: '熱點', published: '已公開', dismissed: '不是同一件事' },
    heatInShort:
      '熱度 %{total}：人數 %{people}，成長 %{growth}，按讚 %{likes}，低分評價 %{lowGrades}，逾期 %{lateness}',
    heat: '熱度的組成',
    part: '組成',
    behind: '依據',
    points: '得分',
    parts: {
      people: '人數（滿分40）',
      growth: '成長（滿分20）',
      likes: '按讚（滿分10）',
      lowGrades: '低分評價（滿分15）',
      lateness: '逾期（滿分15）',
      total: '熱度'
    },
    figure: {
      people: '%{people} 人',
      growth: '近7天 %{recent} 人，前7天 %{earlier} 人',
      likes: '%{likes} 個讚',
      lowGrades: '評價 %{graded} 次，低分 %{low} 次',
      lateness: '%{messages} 則中 %{overdue} 則逾期'
    },
    back: '返回熱點清單',
    acts: '這個熱點怎麼辦',
    together: '一起辦理本單位的 %{smart_count} 則',
    public: '民眾看到的內容',
    progress: '進展：%{progress}',
    noProgress: '還沒有寫進展。',
    members: '留言（%{smart_count} 則）',
    joined: '%{smart_count} 人也遇到',
    unseen: '另有 %{smart_count} 則由其他單位辦理，這裡不顯示。',
    removed: '已移出 %{smart_count} 則，不會再歸入。'
  }
}
