/** Texts of the screens of schema-driven resources. */
export const entity = {
  entity: {
    record: '詳細資料',
    pick: '選擇',
    discard: '捨棄',
    unsaved: '有內容尚未儲存',
    leave: '離開',
    notSame: '兩次輸入的密碼不一致',
    unfinished: '請等待檔案上傳完成，或重試、移除沒有上傳成功的檔案',
    wholeText: '全文',
    tagsHint: '輸入後按 Enter 新增',
    editOne: '編輯「%{name}」',
    quickEdit: '修改「%{name}」的%{field}',
    inList: '在清單中開啟',
    createBelow: '新增下級',
    selectRow: '選擇「%{name}」',
    several: '%{smart_count} 項',
    severalOf: '%{names} 等 %{smart_count} 項',
    named: '%{names}等 %{smart_count} 項',
    withSelected: '對所選項目的操作',
    selectSome: '請選擇要操作的項目',
    selectOne: '請選擇一筆紀錄',
    selectToDelete: '請選擇要刪除的項目',
    confirm: '確定進行「%{handle}」操作嗎？',
    as: { label: '顯示方式', table: '表格', calendar: '日曆', kanban: '看板' },
    calendar: {
      earlier: '上個月',
      later: '下個月',
      today: '本月',
      more: '還有 %{smart_count} 筆',
      moreOf: '%{day}還有 %{smart_count} 筆，全部顯示',
      goesOn: '（續）',
      none: '這個月沒有紀錄',
      noneHint: '換一個月，或調整篩選條件'
    },
    kanban: {
      move: '移動「%{name}」',
      to: '移到「%{value}」',
      moved: '「%{name}」已移到「%{value}」',
      refused: '「%{name}」沒有移動，已放回原處。%{reason}',
      field: '%{field}：%{words}',
      none: '沒有紀錄',
      more: '再顯示一些',
      moreOf: '「%{value}」再顯示一些'
    },
    messages: '相關留言',
    tree: {
      search: '依名稱尋找',
      all: '全選',
      none: '全不選',
      ticked: '已選 %{smart_count} 項',
      alone: '僅本級',
      choose: '選擇%{name}',
      chooseFirst: '請選擇%{name}',
      open: '展開「%{name}」',
      close: '收合「%{name}」',
      more: '顯示更多（已顯示 %{smart_count} 項）'
    },
    many: { count: '共 %{smart_count} 項', open: '全部顯示', close: '收合' },
    cron: { next: '接下來 %{smart_count} 次的執行時間（北京時間）' },
    conflict: {
      title: '「%{object}」已被他人修改',
      help: '您編輯期間，他人儲存了新的內容。請為每處差異選擇保留哪一個，您填寫的內容都還在。',
      differs: '不同',
      mine: '我填寫的',
      theirs: '他人儲存的',
      save: '依所選內容儲存'
    },
    history: {
      name: '歷史',
      none: '尚無變更紀錄',
      older: '查看更早的紀錄',
      before: '原為',
      after: '改為',
      empty: '（空）'
    },
    export: {
      csv: 'CSV 檔案',
      xlsx: 'Excel 檔案（XLSX）',
      working: '正在準備檔案…',
      loaded: '已下載 %{size} MB'
    },
    import: {
      verb: '匯入',
      help: '選擇 CSV 或 XLSX 檔案，第一列為欄位名稱，與匯出的檔案相同。確認之前不會寫入任何內容。',
      choose: '選擇檔案',
      another: '換一個檔案',
      sending: '正在上傳…',
      reading: '正在檢查…',
      found: '%{file}：共 %{lines} 列，可匯入 %{valid} 列，有誤 %{wrong} 列。',
      errors: '錯誤',
      line: '列',
      field: '欄位',
      message: '問題',
      more: '另有 %{smart_count} 處錯誤未列出',
      sample: '預覽',
      confirm: '匯入 %{smart_count} 列',
      done: '已匯入 %{smart_count} 筆'
    }
  }
}
