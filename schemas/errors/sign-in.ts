import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about signing in, registering and passwords (specification 5, 8). */
export const signInErrors = {
  USR0004: entry('invalid', '8', '用户名或密码错误', '使用者名稱或密碼錯誤', 'Wrong username or password.'),
  USR0005: entry(
    'too-many',
    '8',
    '登录失败次数过多，请 {minutes} 分钟后再试，或使用短信登录',
    '登入失敗次數過多，請 {minutes} 分鐘後再試，或使用簡訊登入',
    'Too many failed attempts. Try again in {minutes} minutes, or sign in by SMS.'
  ),
  USR0028: entry(
    'forbidden',
    '8',
    '您的账号因违反用户协议已被限制登录',
    '您的帳號因違反使用者協議已被限制登入',
    'Your account is restricted for violating the user agreement.'
  ),
  USR0043: entry(
    'forbidden',
    '8',
    '您的账号因违反用户协议已被限制登录至 {until}',
    '您的帳號因違反使用者協議已被限制登入至 {until}',
    'Your account is restricted for violating the user agreement until {until}.'
  ),
  USR0044: entry(
    'forbidden',
    '6',
    '您的账号已被{term}不能留言、补充、点赞，也不能加入别人的留言',
    '您的帳號已被{term}不能留言、補充、按讚，也不能加入別人的留言',
    'Your account may not write, add to, like or join messages {term}.'
  ),
  USR0045: entry(
    'too-many',
    '6',
    '您今天的留言数已达上限（{limit} 条）',
    '您今天的留言數已達上限（{limit} 則）',
    'You have reached today’s limit of {limit} messages.'
  ),
  USR0050: entry(
    'conflict',
    'added',
    '该用户名已被使用，请换一个',
    '該使用者名稱已被使用，請換一個',
    'This username is taken. Choose another.'
  ),
  USR0051: entry(
    'conflict',
    'added',
    '该手机号暂时无法注册；如已有账号，请直接登录',
    '該手機號碼暫時無法註冊；如已有帳號，請直接登入',
    'This phone number cannot be registered. If you have an account, sign in.'
  ),
  USR0052: entry(
    'invalid',
    '5',
    '密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
    '密碼須為 8-20 個字元，並包含小寫字母、大寫字母、數字、符號中的至少三類',
    'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.'
  ),
  USR0053: entry(
    'forbidden',
    'added',
    '请先修改初始密码',
    '請先修改初始密碼',
    'Please change your initial password first.'
  ),
  USR0054: entry(
    'invalid',
    'added',
    '密码不正确，请重新输入',
    '密碼不正確，請重新輸入',
    'The password is not right. Enter it again.'
  ),
  USR0055: entry(
    'invalid',
    'added',
    '新密码不能与原密码相同',
    '新密碼不能與原密碼相同',
    'The new password must differ from the current one.'
  ),
  USR0056: entry(
    'too-many',
    'added',
    '密码连续输错次数过多，请 {minutes} 分钟后再试',
    '密碼連續輸錯次數過多，請 {minutes} 分鐘後再試',
    'The password was wrong too often. Try again in {minutes} minutes.'
  ),
  USR0057: entry(
    'invalid',
    'added',
    '验证已失效，请重新获取验证码',
    '驗證已失效，請重新取得驗證碼',
    'This confirmation is no longer valid. Ask for another code.'
  ),
  USR0060: entry(
    'invalid',
    'added',
    '昵称须为 2-20 个汉字、字母或数字，可用下划线、连接号和间隔号',
    '暱稱須為 2-20 個漢字、字母或數字，可用底線、連接號和間隔號',
    'A nickname has 2–20 Chinese characters, letters or digits; underscore, hyphen and middle dot are allowed.'
  ),
  USR0061: entry(
    'invalid',
    'added',
    '名称中含有电话号码、领导或机关的名称，或其他不能使用的词语，请换一个',
    '名稱中含有電話號碼、領導或機關的名稱，或其他不能使用的詞語，請換一個',
    'This name holds a phone number, the name of a leader or an office, or other words that may not be used. Choose another.'
  ),
  USR0062: entry(
    'invalid',
    'added',
    '统一社会信用代码不正确，请核对后重新填写',
    '統一社會信用代碼不正確，請核對後重新填寫',
    'This is no unified social credit code. Check it and enter it again.'
  ),
  USR0063: entry(
    'conflict',
    'added',
    '该统一社会信用代码已注册，请直接登录或找回账号',
    '該統一社會信用代碼已註冊，請直接登入或找回帳號',
    'This credit code is registered already. Sign in, or find your account.'
  ),
  USR0064: entry(
    'conflict',
    'added',
    '该邮箱已被使用，请换一个',
    '該電子郵件地址已被使用，請換一個',
    'This mail address is in use. Choose another.'
  ),
  USR0065: entry(
    'invalid',
    'added',
    '邮箱验证码错误或已失效',
    '郵件驗證碼錯誤或已失效',
    'The code from the mail is wrong or no longer valid.'
  ),
  USR0070: entry(
    'forbidden',
    'added',
    '请继续完成两步验证',
    '請繼續完成兩步驟驗證',
    'Continue with the second step of signing in.'
  ),
  USR0071: entry(
    'invalid',
    'added',
    '动态验证码不正确或已使用过，请输入验证器当前显示的 6 位数字',
    '動態驗證碼不正確或已使用過，請輸入驗證器目前顯示的 6 位數字',
    'The code is wrong or was used before. Enter the six digits that your authenticator shows now.'
  ),
  USR0072: entry(
    'invalid',
    'added',
    '本次登录已失效，请重新登录',
    '本次登入已失效，請重新登入',
    'This sign-in is no longer valid. Sign in again.'
  ),
  USR0073: entry(
    'forbidden',
    'added',
    '您的账号须启用两步验证，请先完成设置',
    '您的帳號須啟用兩步驟驗證，請先完成設定',
    'Your account needs two-step verification. Set it up first.'
  ),
  USR0074: entry(
    'forbidden',
    'added',
    '您的账号须使用两步验证，不能关闭；更换手机时可重新设置',
    '您的帳號須使用兩步驟驗證，不能關閉；更換手機時可重新設定',
    'Your account needs two-step verification, so it cannot be switched off. With a new phone, set it up anew.'
  ),
  USR0075: entry(
    'conflict',
    'added',
    '两步验证的设置已超时或尚未开始，请重新开始',
    '兩步驟驗證的設定已逾時或尚未開始，請重新開始',
    'There is no set-up under way, or it took too long. Begin again.'
  ),
  USR0076: entry(
    'conflict',
    'added',
    '两步验证尚未启用',
    '兩步驟驗證尚未啟用',
    'Two-step verification is not switched on.'
  ),
  USR0077: entry(
    'too-many',
    'added',
    '密码或动态验证码连续输错次数过多，请 {minutes} 分钟后再试',
    '密碼或動態驗證碼連續輸錯次數過多，請 {minutes} 分鐘後再試',
    'The password or the code was wrong too often. Try again in {minutes} minutes.'
  ),
  USR0078: entry(
    'invalid',
    'added',
    '恢复码不正确或已使用过，请输入另一个未用过的恢复码',
    '復原碼不正確或已使用過，請輸入另一個未用過的復原碼',
    'The recovery code is wrong or was used before. Enter another one that you have not used.'
  ),
  USR0079: entry(
    'invalid',
    'added',
    '通行密钥验证未通过，请重试，或改用其他方式',
    '通行密鑰驗證未通過，請重試，或改用其他方式',
    'The passkey was not accepted. Try again, or use another way.'
  ),
  USR0080: entry(
    'invalid',
    'added',
    '这个通行密钥未能通过验证，没有添加，请重试',
    '這個通行密鑰未能通過驗證，沒有新增，請重試',
    'This passkey could not be verified and was not added. Try again.'
  ),
  USR0081: entry(
    'conflict',
    'added',
    '最多可添加 {limit} 个通行密钥，请先删除不再使用的',
    '最多可新增 {limit} 個通行密鑰，請先刪除不再使用的',
    'An account has at most {limit} passkeys. Remove one that you no longer use first.'
  ),
  USR0082: entry(
    'conflict',
    'added',
    '您的账号没有通行密钥，请改用其他方式',
    '您的帳號沒有通行密鑰，請改用其他方式',
    'Your account has no passkey. Use another way.'
  ),
  USR0083: entry(
    'conflict',
    'added',
    '这个通行密钥已经添加过',
    '這個通行密鑰已經新增過',
    'This passkey was added already.'
  ),
  USR0084: entry(
    'conflict',
    'added',
    '您的账号须使用两步验证，不能删除最后一种方式；请先添加另一个通行密钥或设置验证器',
    '您的帳號須使用兩步驟驗證，不能刪除最後一種方式；請先新增另一個通行密鑰或設定驗證器',
    'Your account needs two-step verification, so its last way cannot be removed. Add another passkey or an authenticator first.'
  ),
  '10007': entry('invalid', '8', '验证码错误', '驗證碼錯誤', 'The characters do not match the picture.'),
  '11103': entry(
    'invalid',
    '8',
    '验证码已过期，请换一张',
    '驗證碼已過期，請換一張',
    'The picture has expired. Get another one.'
  ),
  '11104': entry('invalid', '8', '验证码不能为空', '驗證碼不能為空', 'Enter the characters in the picture.'),
  '1009': entry(
    'too-many',
    '8',
    '验证码已发送，仍在有效期内',
    '驗證碼已傳送，仍在有效期內',
    'The earlier code is still valid.'
  ),
  '1010': entry(
    'too-many',
    '8',
    '验证码发送过多, 请稍后重试',
    '驗證碼傳送過多，請稍後重試',
    'Too many codes were sent. Try again later.'
  ),
  '1011': entry(
    'invalid',
    'added',
    '验证码错误或已失效',
    '驗證碼錯誤或已失效',
    'The code is wrong or no longer valid.'
  ),
  USR0094: entry(
    'forbidden',
    'added',
    '您的账号已停用。请通过“忘记密码”验证身份并设置新密码，账号随即恢复使用',
    '您的帳號已停用。請透過「忘記密碼」驗證身分並設定新密碼，帳號隨即恢復使用',
    'Your account is switched off. Prove who you are at “forgot password” and set a new password: it is then active again.'
  ),
  USR0095: entry(
    'forbidden',
    'added',
    '该账号已停用。如需恢复使用，请联系本单位或平台的管理员',
    '該帳號已停用。如需恢復使用，請聯絡本單位或平臺的管理員',
    'This account is switched off. Ask an administrator of your institution or of the platform to switch it on.'
  ),
  '1101': entry(
    'forbidden',
    '8',
    '用户状态异常，请忘记密码功能激活状态',
    '使用者狀態異常，請以忘記密碼功能啟用帳號',
    'This account is not active. Use “forgot password” to activate it.'
  )
} as const satisfies Record<string, CatalogueEntry>
