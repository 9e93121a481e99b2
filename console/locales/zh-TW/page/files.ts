/** Texts of fields that hold files, fetched with them. */
export const texts = {
  files: {
    add: '新增檔案',
    replace: '選擇檔案',
    limits: '最多 %{count} 個；圖片 50MB、影片 100MB 以內',
    limitOne: '圖片 50MB、影片 100MB 以內',
    remove: '移除「%{name}」',
    cancel: '取消上傳「%{name}」',
    retry: '重試上傳「%{name}」',
    retryWord: '重試',
    interrupted: '上傳已中斷，請移除後重新選擇',
    sending: '正在上傳，已完成 %{percent}%',
    stored: '「%{name}」已上傳',
    someFailed: '%{smart_count} 個附件沒有上傳成功',
    someSending: '%{smart_count} 個附件還在上傳',
    failedHint: '如果現在繼續，下面的附件不會一併送出。',
    sendingHint: '請等上傳完成後再送出。如果現在繼續，下面的附件不會一併送出。',
    isSending: '正在上傳…',
    without: '不帶這些附件，繼續',
    back: '返回',
    download: '下載「%{name}」',
    open: '檢視「%{name}」（在新視窗開啟）',
    full: '最多只能新增 %{count} 個檔案',
    previous: '上一張',
    next: '下一張',
    position: '第 %{n} 張，共 %{count} 張',
    whole: '在新視窗檢視原圖',
    kB: '%{n} KB',
    MB: '%{n} MB'
  }
}
