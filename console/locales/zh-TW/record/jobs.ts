/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: '這個工作沒有參數。',
  first: '請先選擇工作，再填寫它的參數。',
  bounds: '可填 %{lowest} 到 %{highest}。',
  usual: '不填則為 %{usual}。',
  several: '可填多個，輸入後按 Enter 新增。',
  onRequest: '依需要執行'
}

/** Texts of the dialog that runs a job now. */
export const jobRun = {
  mayClose: '可以關閉，結果也會記入工作日誌。',
  succeeded: '執行成功',
  failed: '執行失敗',
  took: '用時 %{count} 毫秒。',
  handled: '處理 %{smart_count} 項。',
  log: '檢視工作日誌'
}
