import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about mail and SMS. */
export const mailAndSmsErrors = {
  OUT0001: entry(
    'conflict',
    'added',
    '所选记录中没有发送失败的，无需重发',
    '所選紀錄中沒有傳送失敗的，不需重送',
    'None of these was given up, so there is nothing to send again.'
  ),
  OUT0002: entry(
    'conflict',
    'added',
    '内容已过期（如验证码已失效），不能重发',
    '內容已逾期（如驗證碼已失效），不能重送',
    'It is out of date, such as a code that is no longer valid, and is not sent again.'
  ),
  OUT0003: entry(
    'invalid',
    'added',
    '测试发送失败：{reason}。{answer}',
    '測試傳送失敗：{reason}。{answer}',
    'The test was not sent: {reason}. {answer}'
  ),
  OUT0004: entry(
    'invalid',
    'added',
    '更改服务器、端口、加密方式或账号时，请重新填写密码',
    '更改伺服器、連接埠、加密方式或帳號時，請重新填寫密碼',
    'Enter the password again when you change server, port, encryption or account.'
  ),
  OUT0005: entry(
    'forbidden',
    'added',
    '正在使用的配置不能删除，请先停用',
    '使用中的設定不能刪除，請先停用',
    'A configuration in use cannot be deleted. Take it out of use first.'
  ),
  OUT0006: entry(
    'forbidden',
    'added',
    '系统模板的编码不能更改',
    '系統範本的編碼不能更改',
    'The code of a template that the product uses cannot be changed.'
  ),
  OUT0007: entry(
    'invalid',
    'added',
    '模板中没有变量 {variable}',
    '範本中沒有變數 {variable}',
    'The template has no variable {variable}.'
  ),
  OUT0008: entry(
    'forbidden',
    'added',
    '系统模板不能删除，可以修改其内容',
    '系統範本不能刪除，可以修改其內容',
    'A template that the product uses cannot be deleted. Change its words instead.'
  ),
  OUT0009: entry(
    'invalid',
    'added',
    '现在启用，验证码短信发不出去。请先保存为“停用”，到“系统管理 → 短信模板”为编码 code 的模板填写“{field}”，再启用',
    '現在啟用，驗證碼簡訊無法傳送。請先儲存為「停用」，到「系統管理 → 簡訊範本」為編碼 code 的範本填寫「{field}」，再啟用',
    'This platform cannot send verification codes yet. Save the configuration as not in use, fill in “{field}” of the template “code” under System → SMS templates, then put it in use.'
  ),
  OUT0010: entry(
    'forbidden',
    'added',
    '正在使用的短信平台凭“{field}”发送验证码，该项不能清空。不再使用该平台时，请先到“系统管理 → 短信配置”停用，或换用其他平台',
    '使用中的簡訊平台憑「{field}」傳送驗證碼，該項不能清空。不再使用該平台時，請先到「系統管理 → 簡訊設定」停用，或換用其他平台',
    'The SMS platform in use needs “{field}” to send verification codes, so the field cannot be emptied. To stop using the platform, take it out of use under System → SMS platforms, or put another one in use.'
  ),
  OUT0013: entry(
    'invalid',
    'added',
    '没有启用：登录邮件服务器未成功，{reason}。请改正后再保存，或勾选“试用未通过仍然启用”。{answer}',
    '沒有啟用：登入郵件伺服器未成功，{reason}。請改正後再儲存，或勾選「試用未通過仍然啟用」。{answer}',
    'Not put in use: signing in at the mail server failed, {reason}. Correct it and save again, or tick “Use it although the trial failed”. {answer}'
  ),
  OUT0014: entry(
    'invalid',
    'added',
    '没有启用：此配置修改后还没有试发成功。请先保存为“停用”，用“测试发送”试发一条，成功后再启用，或勾选“试用未通过仍然启用”',
    '沒有啟用：此設定修改後還沒有試傳成功。請先儲存為「停用」，用「測試傳送」試傳一則，成功後再啟用，或勾選「試用未通過仍然啟用」',
    'Not put in use: no test SMS was sent since it was changed. Save it as not in use, send a test, then put it in use, or tick “Use it although the trial failed”.'
  ),
  OUT0011: entry(
    'conflict',
    'added',
    '本站目前不能发送短信验证码，没有验证码发出。请改用页面上的其他方式，或联系我们',
    '本站目前不能傳送簡訊驗證碼，沒有驗證碼送出。請改用頁面上的其他方式，或聯絡我們',
    'This site cannot send SMS codes at present, and none was sent. Use another way on the page, or contact us.'
  ),
  OUT0012: entry(
    'conflict',
    'added',
    '本站目前不能发送邮箱验证码，没有验证码发出。请改用页面上的其他方式，或联系我们',
    '本站目前不能寄送郵件驗證碼，沒有驗證碼寄出。請改用頁面上的其他方式，或聯絡我們',
    'This site cannot send codes by mail at present, and none was sent. Use another way on the page, or contact us.'
  )
} as const satisfies Record<string, CatalogueEntry>
