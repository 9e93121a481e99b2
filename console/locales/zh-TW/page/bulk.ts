/** Texts of actions on several rows of a board, fetched with their line. */
export const texts = {
  bulk: {
    keep: '收藏',
    export: '匯出所選',
    selectAll: '選取全部 %{smart_count} 則',
    selectFirst: '選取前 %{smart_count} 則',
    selecting: '正在選取…',
    ask: '將對已選的 %{smart_count} 則逐一執行「%{verb}」。',
    running: '正在%{verb}：已處理 %{done} / %{all} 則',
    stop: '停止',
    stopping: '正在停止…',
    finished: '%{verb}：成功 %{done} 則，未成功 %{failed} 則',
    finishedAll: '%{verb}：%{smart_count} 則全部成功',
    outcome: '%{verb}完成：成功 %{done} 則，未成功的 %{failed} 則仍為選取狀態，原因請見各列。',
    outcomeAll: '%{verb}完成：%{smart_count} 則全部成功。',
    failures: '未成功',
    successes: '成功',
    notSent: '尚未送出，可以再試一次。',
    stays: '未成功的項目仍為選取狀態，原因顯示於各列。',
    retry: '重試未成功的 %{smart_count} 則'
  }
}
