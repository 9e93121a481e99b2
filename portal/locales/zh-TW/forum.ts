/** Texts of one forum: how it answers, and what its institution says of itself. */
export const messages = {
  'list.intro': '大家最近寫來的、已經公開的留言。',
  'list.servedIntro': '已經得到辦結回覆的留言，最近回覆的在前。',
  'list.servedFigures': '回覆率和辦理天數見資料公開',
  'forum.about': '辦理情形',
  'forum.messages': '已受理（含不公開）',
  'forum.replied': '已回覆 {count} 則',
  'forum.replyRate': '回覆率',
  'forum.replyRateBase': '占應計入的留言',
  'forum.medianDays': '回覆用時（中位數）',
  'forum.days': '{days} 個工作天',
  'forum.medianBase': '從受理到首次辦結回覆',
  'forum.phone': '辦公電話：{phone}',
  'forum.address': '辦公地址：{address}',
  'forum.asOf': '統計截至',
  'forum.closed': '目前暫不受理新的留言。',

  'forum.few': '不足 10 則，暫不計算比例',
  'forum.fewAnswers': '共 {count} 人回答，滿 10 人後顯示比例',
  'forum.late': '逾期率',
  'forum.lateBase': '已回覆或已到期的 {count} 則中',
  'forum.solved': '網友認為已解決',
  'forum.solvedBase': '共 {count} 人回答',
  'forum.grades': '民眾評價（滿分 5 分）',
  'forum.level': '解決程度',
  'forum.speed': '辦理速度',
  'forum.manner': '辦理態度',
  'forum.gradesBase': '{count} 人評價的平均分',
  'forum.noGrades': '還沒有人評價',
  'forum.how': '如何計算',
  'forum.how1': '回覆率：已作辦結回覆的留言，占審核通過、應計入統計之留言的比例。',
  'forum.how2': '回覆用時：從受理到首次辦結回覆的工作天數，取中位數，也就是一半的留言不超過這個時間。',
  'forum.how3':
    '逾期率：晚於承諾日期才回覆，以及到期仍未回覆的留言，占已回覆或已到期留言的比例。複核期間暫停計時，經核准的展延以展延後的日期計算。',
  'forum.how4':
    '網友認為已解決：留言人評價時選擇「已解決」的，占回答這個問題之人數的比例；「部分解決」不計入。',
  'forum.how5': '每則留言只計最近一次評價；經平台認定不計入的評價除外。不足 10 則時不顯示比例。'
} as const
