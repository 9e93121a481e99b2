/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: '这个任务没有参数。',
  first: '请先选择任务，再填写它的参数。',
  bounds: '可填 %{lowest} 到 %{highest}。',
  usual: '不填则为 %{usual}。',
  several: '可填多个，输入后按回车添加。',
  onRequest: '按需执行'
}
