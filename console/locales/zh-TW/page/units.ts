/** Texts of the choice of a unit to which a message is assigned, fetched with its dialog. */
export const texts = {
  units: {
    propose: '建議',
    recent: '最近交辦',
    text: '同類 %{of} 則中有 %{to} 則交給該單位',
    place: '提到%{place}的 %{of} 則中有 %{to} 則交給該單位',
    domain: '同領域 %{of} 則中有 %{to} 則交給該單位',
    returned: '，曾退回 %{smart_count} 次',
    few: '交辦滿 %{least} 件後，這裡會依本單位以往的交辦提出建議（目前 %{count} 件）。',
    keys: '也可以按數字鍵選擇',
    how: '如何選擇單位',
    each: '逐則選擇單位',
    same: '全部交給同一單位',
    takeAll: '全部採用建議（%{smart_count} 則）',
    rowKeys: '在各則的單位欄中按 1 至 3，可採用它的第一至第三個建議，並移到下一則。',
    choose: '請選擇',
    all: '全部單位',
    unitFor: '「%{subject}」的單位',
    left: '還有 %{smart_count} 則尚未選擇單位，不會交辦，仍為選取狀態。',
    ready: '%{smart_count} 則都已選擇單位。',
    none: '沒有建議',
    noneChosen: '請至少為一則留言選擇單位',
    number: '編號 %{tid}',
    failed: '未能讀取建議，不影響交辦，可直接選擇單位。'
  }
}
