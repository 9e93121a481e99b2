/** Texts of the list of pages and acts, fetched with it. */
export const texts = {
  palette: {
    hint: '输入页面、操作、留言标题或编号',
    act: '操作',
    page: '页面',
    saved: '常用筛选',
    record: '新建',
    message: '留言',
    reasons: '常用原因（退回、下架）',
    openMessage: '打开编号 %{number} 的留言',
    found: '%{smart_count} 项结果'
  }
}
