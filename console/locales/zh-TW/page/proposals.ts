import { proposalWords } from '@board/schemas/facts/proposals'

/** Texts of the page about proposals. */
export const texts = {
  proposals: {
    about: '建議僅供參考，由人決定。這裡統計每種建議被採用和改動的次數，不記錄是哪則留言、由誰決定。',
    span: '統計期間',
    spans: { 30: '近 30 天', 90: '近 90 天', all: '全部' },
    kinds: proposalWords['zh-TW'],
    where: {
      domain: '撰寫留言、審核時',
      type: '撰寫留言、審核時',
      forum: '撰寫留言、審核時',
      unit: '交辦時',
      similar: '撰寫留言時',
      answered: '答覆時',
      queue: '審核時',
      hot: '熱點清單與提醒'
    },
    learnt: '學習情形',
    learnAgain: '立即重新學習',
    job: '學習留言分類',
    fewMessages:
      '本站只有 %{messages} 則審核通過的留言，不足 %{least} 則，暫不學習，也不提供領域和類型建議。',
    fewMessagesHint: '留言太少時學到的內容不可靠。達到數量後，每天夜間自動學習。',
    notYet: '還沒有學習過。每天夜間自動學習，也可以立即重新學習。',
    trial:
      '準確率的算法：先用五分之四的留言學習，再判斷其餘五分之一，與留言現有的分類比較；隨後用全部留言學習，投入使用。',
    messages: '%{count} 則留言',
    version: '第 %{count} 版',
    seconds: '%{count} 秒',
    facts: {
      accuracy: '準確率',
      withinTwo: '前兩項命中',
      trialTexts: '檢驗用',
      texts: '學習用',
      trainedAt: '學習時間',
      version: '版本',
      took: '耗時'
    },
    byKind: '各類建議',
    byClass: '依機構和內容',
    columns: {
      kind: '建議',
      isOn: '是否提供',
      group: '機構',
      label: '內容',
      offered: '提供',
      taken: '採用',
      changed: '改選其他',
      share: '採用率'
    },
    on: '開啟',
    off: '關閉',
    public: '公眾',
    none: '這段期間還沒有提供過建議',
    noneHint: '可以選擇更長的期間，或查看上面的建議是否開啟。',
    more: '只顯示提供次數最多的 %{count} 列。'
  }
}
