/** Texts of actions on several rows of a board, fetched with their line. */
export const texts = {
  bulk: {
    keep: '收藏',
    export: '导出所选',
    selectAll: '选择全部 %{smart_count} 条',
    selectFirst: '选择前 %{smart_count} 条',
    selecting: '正在选择…',
    ask: '将对已选的 %{smart_count} 条逐条执行“%{verb}”。',
    running: '正在%{verb}：已处理 %{done} / %{all} 条',
    stop: '停止',
    stopping: '正在停止…',
    finished: '%{verb}：成功 %{done} 条，未成功 %{failed} 条',
    finishedAll: '%{verb}：%{smart_count} 条全部成功',
    outcome: '%{verb}完成：成功 %{done} 条，未成功 %{failed} 条仍选中，原因见各行。',
    outcomeAll: '%{verb}完成：%{smart_count} 条全部成功。',
    failures: '未成功',
    successes: '成功',
    notSent: '没有提交，可以再次操作。',
    stays: '未成功的条目仍为选中状态，原因显示在各行。',
    retry: '重试未成功的 %{smart_count} 条'
  }
}
