/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: '这个任务没有参数。',
  first: '请先选择任务，再填写它的参数。',
  bounds: '可填 %{lowest} 到 %{highest}。',
  usual: '不填则为 %{usual}。',
  several: '可填多个，输入后按回车添加。',
  onRequest: '按需执行'
}

/** Texts of the dialog that runs a job now. */
export const jobRun = {
  mayClose: '可以关闭，结果也会记入任务日志。',
  succeeded: '执行成功',
  failed: '执行失败',
  took: '用时 %{count} 毫秒。',
  handled: '处理 %{smart_count} 项。',
  log: '查看任务日志'
}
