import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about the records of the console's entities. */
export const entitiesErrors = {
  ENT0001: entry(
    'conflict',
    'added',
    '{field}已存在，请换一个',
    '{field}已存在，請換一個',
    '{field} is taken. Choose another.'
  ),
  ENT0002: entry(
    'invalid',
    'added',
    '{field}中所选的内容不存在或已被删除，请重新选择',
    '{field}中所選的內容不存在或已被刪除，請重新選擇',
    'What was chosen for {field} does not exist any more. Choose again.'
  ),
  ENT0003: entry(
    'conflict',
    'added',
    '{user}正在使用要删除的内容，请先解除关联',
    '{user}正在使用要刪除的內容，請先解除關聯',
    'This is still used by {user}. Detach it there first.'
  ),
  ENT0004: entry(
    'invalid',
    'added',
    '{field}不符合要求，请检查后重新提交',
    '{field}不符合要求，請檢查後重新提交',
    '{field} is not allowed like this. Check it and send again.'
  ),
  ENT0005: entry(
    'forbidden',
    'added',
    '您没有权限填写{field}',
    '您沒有權限填寫{field}',
    'You are not allowed to fill in {field}.'
  ),
  ENT0006: entry(
    'invalid',
    'added',
    '按页码只能翻看前 {max} 条。请缩小筛选范围，或用“下一页”（cursor）接着看',
    '按頁碼只能翻看前 {max} 筆。請縮小篩選範圍，或用「下一頁」（cursor）接著看',
    'Page numbers end at {max} records. Narrow the filters, or go on with “next” (cursor).'
  ),
  ENT0007: entry(
    'invalid',
    'added',
    '一次最多导入 {max} 行，请分成几个文件',
    '一次最多匯入 {max} 列，請分成幾個檔案',
    'At most {max} lines can be imported at once. Split the file.'
  ),
  ENT0008: entry(
    'invalid',
    'added',
    '无法读取该文件，请使用 .xlsx 或 .csv 文件',
    '無法讀取該檔案，請使用 .xlsx 或 .csv 檔案',
    'This file cannot be read. Use .xlsx or .csv.'
  ),
  ENT0009: entry(
    'missing',
    'added',
    '导入已失效，请重新上传文件',
    '匯入已失效，請重新上傳檔案',
    'This import is no longer available. Upload the file again.'
  ),
  ENT0010: entry(
    'conflict',
    'added',
    '该文件已经导入，请勿重复提交',
    '該檔案已經匯入，請勿重複提交',
    'This file was imported already.'
  ),
  ENT0011: entry(
    'invalid',
    'added',
    '文件中还有错误，请改正后重新上传',
    '檔案中還有錯誤，請改正後重新上傳',
    'The file still has errors. Correct them and upload it again.'
  ),
  ENT0012: entry(
    'conflict',
    'added',
    '第 {line} 行未能导入：{reason}。没有写入任何内容',
    '第 {line} 列未能匯入：{reason}。沒有寫入任何內容',
    'Line {line} could not be imported: {reason} Nothing was written.'
  ),
  ENT0013: entry(
    'invalid',
    'added',
    '该文件是旧版或其他格式的表格（.xls、网页、加了密码的工作簿等）。请用 Excel 或 WPS 打开，另存为 .xlsx 后再上传',
    '該檔案是舊版或其他格式的表格（.xls、網頁、加了密碼的活頁簿等）。請用 Excel 或 WPS 開啟，另存為 .xlsx 後再上傳',
    'This is a table of an older or another format (.xls, a web page, a workbook with a password). Open it in Excel or WPS, save it as .xlsx and upload that.'
  )
} as const satisfies Record<string, CatalogueEntry>
