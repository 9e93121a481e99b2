/** Texts of importing records: the format of a file, and what becomes of its lines. */
export const texts = {
  imports: {
    template: '下載範本（CSV）',
    format: '各欄的格式',
    columns: '可以匯入的欄',
    column: '欄名',
    must: '必填',
    content: '內容',
    yes: '是',
    several: '；多個以「、」隔開',
    oneOf: '%{words} 之一',
    dict: '字典中選項的名稱',
    record: '已有記錄的名稱或編號',
    between: '%{minimum} 到 %{maximum} 之間的數',
    number: '數',
    boolean: '是或否',
    date: '日期，例如 2026-01-31',
    time: '時間，例如 2026-01-31 09:00',
    text: '文字',
    upTo: '文字，最多 %{smart_count} 字',
    update: '更新已有的 %{smart_count} 筆記錄（依「%{key}」對應，檔案中留空的項目保持不變）',
    skip: '略過不能匯入的 %{smart_count} 列，匯入其餘各列',
    wrong: '有些列不能直接匯入。可以修改檔案後重新選擇，或在下方選擇如何處理。',
    heading: '第一列的欄名有誤，請修改後重新選擇。',
    done: '已新增 %{created} 筆，更新 %{updated} 筆，略過 %{skipped} 列'
  }
}
