/** Texts of the list of pages and acts, fetched with it. */
export const texts = {
  palette: {
    hint: '輸入頁面、操作、留言標題或編號',
    act: '操作',
    page: '頁面',
    saved: '常用篩選',
    record: '新增',
    message: '留言',
    reasons: '常用原因（退回、下架）',
    openMessage: '開啟編號 %{number} 的留言',
    found: '%{smart_count} 項結果'
  }
}
