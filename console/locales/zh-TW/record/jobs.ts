/** Texts of the parameters of scheduled jobs. */
export const jobs = {
  none: '這個工作沒有參數。',
  first: '請先選擇工作，再填寫它的參數。',
  bounds: '可填 %{lowest} 到 %{highest}。',
  usual: '不填則為 %{usual}。',
  several: '可填多個，輸入後按 Enter 新增。',
  onRequest: '依需要執行'
}
