/** Texts of the rehearsal of a parameter. */
export const rehearsal = {
  title: '以上個月的留言試算',
  begin: '更動上面的值，這裡會先算出它對上個月的留言有什麼影響；儲存之前什麼都不會改變。',
  none: '這個參數不決定留言的期限、字數或評價，無法試算；儲存後對此後的操作生效。',
  busy: '正在試算…',
  again: '再試一次',
  between: '可填 %{lowest} 到 %{highest}，預設 %{usual}。',
  base: '上個月（%{from} 至 %{to}）通過審核的留言共 %{messages} 則，其中適用此參數的有 %{things}。',
  part: '上個月留言較多，只試算了最新的這些。',
  empty: '上個月（%{from} 至 %{to}）通過審核的留言共 %{messages} 則，沒有適用此參數的內容，無從試算。',
  now: '現在%{outcome}',
  afterwards: '改後%{outcome}',
  moved: '期限會變的',
  same: '對上個月的留言沒有影響。',
  even: '改為 %{value} 後總數不變，但下列留言會有變化。',
  more: {
    late: '改為 %{value} 後，會多出 %{things}逾期。',
    refused: '改為 %{value} 後，會多出 %{things}不被接受。',
    explanation: '改為 %{value} 後，會多出 %{things}須作解釋。',
    gradable: '改為 %{value} 後，會多出 %{things}可以評價。'
  },
  fewer: {
    late: '改為 %{value} 後，會少 %{things}逾期。',
    refused: '改為 %{value} 後，會少 %{things}不被接受。',
    explanation: '改為 %{value} 後，會少 %{things}須作解釋。',
    gradable: '改為 %{value} 後，會少 %{things}可以評價。'
  },
  clock: '試算依工作日曆計算，不計延期和複核期間停止的時間。',
  things: {
    message: '%{smart_count} 則留言',
    text: '%{smart_count} 份帶附件的留言或回覆',
    reply: '%{smart_count} 則回覆',
    grade: '%{smart_count} 次評價',
    assignment: '%{smart_count} 次交辦',
    reason: '%{smart_count} 份退回申請'
  },
  yes: { late: '逾期', refused: '不被接受', explanation: '須解釋', gradable: '可評價' },
  no: { late: '未逾期', refused: '可以提交', explanation: '無須解釋', gradable: '不評價' },
  due: '%{word}（期限 %{day}）',
  samples: '會有變化的留言（列出 %{smart_count} 則）',
  table: '會有變化的留言',
  columns: { message: '留言', before: '現在', after: '改後' },
  named: '%{tid} %{subject}',
  hidden: '%{tid}（不公開）'
}
