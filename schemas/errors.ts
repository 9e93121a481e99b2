/**
 * The catalogue of refusals: each code once, with its HTTP status, what it means in three languages, and the
 * section of the specification it comes from (`added` where the specification names none).
 * `{name}` in a text is filled from the refusal's parameters.
 */

/** What kind of refusal a code is; `server/http` gives each kind its HTTP status once. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'internal'
  | 'unavailable'

/** A language the product speaks. */
export type Language = 'zh-CN' | 'zh-TW' | 'en-US'

export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Language[]

export const kindStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503
} as const satisfies Record<ErrorKind, number>

interface CatalogueEntry extends Record<Language, string> {
  kind: ErrorKind
  section: string
}

const entry = (
  kind: ErrorKind,
  section: string,
  zhCN: string,
  zhTW: string,
  enUS: string
): CatalogueEntry => ({
  kind,
  section,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS
})

export const errors = {
  // every call
  GEN0400: entry(
    'invalid',
    'added',
    '提交的内容有误，请检查标出的各项',
    '提交的內容有誤，請檢查標示的各項',
    'Some of what you sent is not valid. Check the marked fields.'
  ),
  GEN0403: entry(
    'forbidden',
    '6',
    '您没有权限进行此操作',
    '您沒有權限進行此操作',
    'You are not allowed to do this.'
  ),
  GEN0404: entry('missing', 'added', '没有找到您要的内容', '找不到您要的內容', 'There is nothing here.'),
  GEN0409: entry(
    'conflict',
    'added',
    '内容已被他人更新，请查看最新内容后再提交，您填写的文字已保留',
    '內容已由他人更新，請查看最新內容後再提交，您填寫的文字已保留',
    'Somebody else changed this meanwhile. Look at the new version and send again; your text is kept.'
  ),
  GEN0413: entry('too-large', 'added', '提交的内容过大', '提交的內容過大', 'What you sent is too large.'),
  GEN0415: entry(
    'unsupported',
    'added',
    '不支持的内容格式',
    '不支援的內容格式',
    'This content type is not supported.'
  ),
  GEN0422: entry(
    'conflict',
    'added',
    '同一提交编号被用于不同的内容，请刷新后重新提交',
    '同一提交編號被用於不同的內容，請重新整理後再提交',
    'This submission key was used for something else. Reload and send again.'
  ),
  GEN0429: entry(
    'too-many',
    'added',
    '操作过于频繁，请 {seconds} 秒后再试',
    '操作過於頻繁，請 {seconds} 秒後再試',
    'Too many requests. Try again in {seconds} seconds.'
  ),
  GEN0500: entry(
    'internal',
    'added',
    '系统出错了，请稍后重试；如需帮助请提供编号 {id}',
    '系統發生錯誤，請稍後重試；如需協助請提供編號 {id}',
    'Something went wrong on our side. Try again later; quote {id} if you need help.'
  ),
  GEN0503: entry(
    'unavailable',
    'added',
    '系统繁忙，请稍后重试',
    '系統忙碌中，請稍後重試',
    'The service is busy. Try again shortly.'
  ),
  SIG0001: entry(
    'invalid',
    '7',
    '请求签名不正确，请刷新页面后重试',
    '請求簽章不正確，請重新整理頁面後再試',
    'The request signature is wrong. Reload the page and try again.'
  ),
  SIG0002: entry(
    'invalid',
    '7',
    '请求已过期，请检查设备时间后重试',
    '請求已過期，請檢查裝置時間後再試',
    'The request is too old. Check the clock of your device and try again.'
  ),
  SIG0003: entry(
    'conflict',
    '7',
    '该请求已提交过，请勿重复提交',
    '該請求已提交過，請勿重複提交',
    'This request was already sent.'
  ),
  SIG0004: entry(
    'invalid',
    '7',
    '加密内容无法读取，请刷新页面后重试',
    '加密內容無法讀取，請重新整理頁面後再試',
    'An encrypted field could not be read. Reload the page and try again.'
  ),

  // sessions (8)
  USR0001: entry(
    'unauthenticated',
    '8',
    '您的登录状态已过期，请重新登录',
    '您的登入狀態已過期，請重新登入',
    'Your session has expired. Please sign in again.'
  ),
  USR0002: entry(
    'unauthenticated',
    '8',
    '您的登录状态已过期，请重新登录',
    '您的登入狀態已過期，請重新登入',
    'Your session has expired. Please sign in again.'
  ),
  SN0011: entry(
    'forbidden',
    '8',
    '请先完善实名信息',
    '請先完善實名資訊',
    'Please complete your real-name information first.'
  ),

  // signing in and registering (5, 8)
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
    '您的账号已被禁言至 {until}',
    '您的帳號已被禁言至 {until}',
    'Your account may not post until {until}.'
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
    '原密码不正确，请重新输入',
    '原密碼不正確，請重新輸入',
    'The current password is not right. Enter it again.'
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
    '原密码连续输错次数过多，请 {minutes} 分钟后再试',
    '原密碼連續輸錯次數過多，請 {minutes} 分鐘後再試',
    'The current password was wrong too often. Try again in {minutes} minutes.'
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
    '短信验证码错误或已失效',
    '簡訊驗證碼錯誤或已失效',
    'The SMS code is wrong or no longer valid.'
  ),
  '1101': entry(
    'forbidden',
    '8',
    '用户状态异常，请忘记密码功能激活状态',
    '使用者狀態異常，請以忘記密碼功能啟用帳號',
    'This account is not active. Use “forgot password” to activate it.'
  ),

  // messages (domain 2)
  MSG0001: entry(
    'conflict',
    '4',
    '这条留言现在不能{action}，请刷新查看最新状态',
    '這則留言現在不能{action}，請重新整理查看最新狀態',
    'This message does not allow “{action}” now. Reload to see its state.'
  ),
  MSG0002: entry(
    'invalid',
    '5',
    '留言内容不得少于 {min} 字',
    '留言內容不得少於 {min} 字',
    'The text needs at least {min} characters.'
  ),
  MSG0003: entry(
    'invalid',
    '5',
    '标题须为 {min}-{max} 字，可用汉字、字母、数字和常用标点',
    '標題須為 {min}-{max} 字，可用漢字、字母、數字和常用標點',
    'A title has {min}–{max} characters: Han, letters, digits, ordinary punctuation.'
  ),
  MSG0004: entry(
    'invalid',
    '5',
    '回复内容须为 {min}-{max} 字',
    '回覆內容須為 {min}-{max} 字',
    'A reply has {min}–{max} characters.'
  ),
  MSG0005: entry(
    'invalid',
    'added',
    '请选择可以留言的领导或部门',
    '請選擇可以留言的領導或部門',
    'Choose a leader or institution that takes messages.'
  ),
  MSG0007: entry(
    'forbidden',
    '6',
    '人大机构不能进行此操作',
    '人大機構不能進行此操作',
    'A people’s congress cannot do this.'
  ),
  MSG0008: entry('invalid', '5', '留言ID只能为数字', '留言ID只能為數字', 'Message IDs are digits only.'),
  MSG0009: entry(
    'invalid',
    '5',
    '留言ID不能超过11位数字',
    '留言ID不能超過11位數字',
    'A message ID is at most 2147483647.'
  ),
  MSG0010: entry(
    'invalid',
    '5',
    '结束日期不能早于开始日期！',
    '結束日期不能早於開始日期！',
    'The end date is before the start date.'
  ),
  MSG0011: entry(
    'invalid',
    'added',
    '这一页太靠后了，请用“下一页”继续，或缩小筛选范围',
    '這一頁太靠後了，請用「下一頁」繼續，或縮小篩選範圍',
    'This page is too far down. Go on with “next”, or narrow the filters.'
  ),
  MSG0012: entry(
    'invalid',
    '5',
    '检测发现：{findings}。请修改，或填写继续提交的理由',
    '檢測發現：{findings}。請修改，或填寫繼續提交的理由',
    'The check found: {findings}. Correct it, or give a reason to go on.'
  ),

  // assignments (domain 4)
  ASG0001: entry(
    'conflict',
    '4',
    '该交办现在不能{action}，请刷新查看最新状态',
    '該交辦現在不能{action}，請重新整理查看最新狀態',
    'This assignment does not allow “{action}” now. Reload to see its state.'
  ),
  ASG0002: entry(
    'invalid',
    'added',
    '只能交办给直接下级单位',
    '只能交辦給直屬下級單位',
    'You can only assign to a direct subordinate.'
  ),
  ASG0003: entry(
    'conflict',
    'added',
    '您已将此条留言交办，不能重复交办',
    '您已將此則留言交辦，不能重複交辦',
    'You have already assigned this message.'
  ),
  ASG0004: entry(
    'conflict',
    'added',
    '下级单位尚在办理，请先撤回对下级的交办',
    '下級單位尚在辦理，請先撤回對下級的交辦',
    'A subordinate still works on it. Cancel that assignment first.'
  ),
  ASG0005: entry(
    'invalid',
    'added',
    '办理期限须晚于现在，且不晚于上级给定的期限',
    '辦理期限須晚於現在，且不晚於上級給定的期限',
    'The deadline must be in the future and not later than the one you were given.'
  ),
  ASG0006: entry(
    'invalid',
    '5',
    '理由不得少于 {min} 字',
    '理由不得少於 {min} 字',
    'The reason needs at least {min} characters.'
  ),

  // records of the console's entities
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
    '只能翻看前 {max} 条，请缩小筛选范围',
    '只能翻看前 {max} 筆，請縮小篩選範圍',
    'Only the first {max} records can be paged through. Narrow the filters.'
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

  // menus
  ENT0101: entry(
    'invalid',
    'added',
    '没有“{permission}”这个权限标识，最接近的是“{nearest}”',
    '沒有「{permission}」這個權限識別，最接近的是「{nearest}」',
    'There is no permission “{permission}”. The nearest one is “{nearest}”.'
  ),
  ENT0102: entry(
    'invalid',
    'added',
    '上级菜单不能是该菜单自己或其下级菜单',
    '上級選單不能是該選單自己或其下級選單',
    'A menu cannot stand below itself.'
  ),
  ENT0103: entry(
    'conflict',
    'added',
    '该菜单还有下级菜单或按钮，请先移走或删除它们',
    '該選單還有下級選單或按鈕，要先移走或刪除它們',
    'There are menus or buttons below this one. Move or delete them first.'
  ),
  ENT0104: entry(
    'invalid',
    'added',
    '按钮须放在菜单之下；按钮之下不能再有菜单或按钮',
    '按鈕須放在選單之下；按鈕之下不能再有選單或按鈕',
    'A button stands below a menu, and nothing stands below a button.'
  ),
  ENT0105: entry(
    'invalid',
    'added',
    '上级菜单与下级菜单须属于同一端',
    '上級選單與下級選單須屬於同一端',
    'A menu and the menu above it must belong to the same console.'
  ),
  ENT0106: entry(
    'forbidden',
    'added',
    '系统自带的菜单不能删除，可以改为隐藏',
    '系統內建的選單不能刪除，可以改為隱藏',
    'Entries that come with the product cannot be deleted. Hide them instead.'
  ),
  ENT0107: entry(
    'forbidden',
    'added',
    '系统自带的菜单不能更改所属端、类型、页面地址和权限标识',
    '系統內建的選單不能更改所屬端、類型、頁面位址和權限識別',
    'Console, type, address and permissions of an entry that comes with the product cannot be changed.'
  ),

  // users, departments, roles
  ENT0111: entry(
    'invalid',
    '5',
    '密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
    '密碼須為 8-20 個字元，並包含小寫字母、大寫字母、數字、符號中的至少三類',
    'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.'
  ),
  ENT0112: entry('invalid', '5', '两次输入的密码不一致', '兩次輸入的密碼不一致', 'The two passwords differ.'),
  ENT0113: entry(
    'forbidden',
    'added',
    '不能停用或删除自己的账号',
    '不能停用或刪除自己的帳號',
    'You cannot disable or delete your own account.'
  ),
  ENT0114: entry(
    'conflict',
    'added',
    '至少要保留一名可以管理用户和角色的管理员',
    '至少要保留一名可以管理使用者和角色的管理員',
    'At least one person who can manage users and roles has to stay.'
  ),
  ENT0115: entry(
    'forbidden',
    'added',
    '不能授予您自己没有的权限',
    '不能授予您自己沒有的權限',
    'You cannot give permissions that you do not have yourself.'
  ),
  ENT0116: entry(
    'forbidden',
    'added',
    '该用户的权限超出您的权限，您不能进行此操作',
    '該使用者的權限超出您的權限，您不能進行此操作',
    'This user may do more than you do, so you cannot change them.'
  ),
  ENT0117: entry(
    'conflict',
    'added',
    '该用户已有登录或操作记录，不能删除；请改为停用，记录会保留姓名',
    '該使用者已有登入或操作紀錄，不能刪除；請改為停用，紀錄會保留姓名',
    'This user has signed in or done something, so the records need their name. Disable the account instead.'
  ),
  ENT0118: entry(
    'invalid',
    'added',
    '用户名须为 4-20 个字母、数字或下划线，不能全是数字',
    '使用者名稱須為 4-20 個字母、數字或底線，不能全是數字',
    'A username has 4–20 letters, digits or underscores, and not digits alone.'
  ),
  ENT0119: entry(
    'forbidden',
    'added',
    '请在“修改密码”中修改自己的密码',
    '請在「變更密碼」中變更自己的密碼',
    'Change your own password under “change password”.'
  ),
  ENT0120: entry(
    'invalid',
    'added',
    '上级部门不能是该部门自己或其下级部门',
    '上級部門不能是該部門自己或其下級部門',
    'A department cannot stand below itself.'
  ),
  ENT0121: entry(
    'conflict',
    'added',
    '该部门还有下级部门，请先移走或删除下级部门',
    '該部門還有下級部門，請先移走或刪除下級部門',
    'There are departments below this one. Move or delete them first.'
  ),
  ENT0122: entry(
    'conflict',
    'added',
    '该部门还有 {count} 名用户，请先将他们转到其他部门',
    '該部門還有 {count} 名使用者，請先將他們轉到其他部門',
    'There are {count} users in this department. Move them first.'
  ),
  ENT0123: entry(
    'forbidden',
    'added',
    '该部门不在您的数据授权范围内，请另选部门',
    '該部門不在您的資料授權範圍內，請另選部門',
    'This department is beyond your data authorisation. Choose another.'
  ),
  ENT0125: entry(
    'forbidden',
    'added',
    '不能授予超出您自己数据授权范围的部门',
    '不能授予超出您自己資料授權範圍的部門',
    'You cannot open departments that are not open to you.'
  ),
  ENT0130: entry(
    'forbidden',
    'added',
    '系统管理员角色不能删除',
    '系統管理員角色不能刪除',
    'The administrators’ role cannot be deleted.'
  ),
  ENT0131: entry(
    'forbidden',
    'added',
    '系统管理员角色的授权只能增加，不能减少',
    '系統管理員角色的授權只能增加，不能減少',
    'The administrators’ role can be given more, but not less.'
  ),
  ENT0132: entry(
    'conflict',
    'added',
    '该角色已分配给 {count} 名用户，请先取消分配',
    '該角色已分配給 {count} 名使用者，請先取消分配',
    '{count} users have this role. Take it from them first.'
  ),
  ENT0134: entry(
    'forbidden',
    'added',
    '该角色的授权超出您的权限，您不能进行此操作',
    '該角色的授權超出您的權限，您不能進行此操作',
    'This role opens more than you have, so you cannot change it.'
  ),

  // dictionaries, parameters, regions
  ENT0140: entry(
    'forbidden',
    'added',
    '系统使用的字典不能更改类型',
    '系統使用的字典不能更改類型',
    'The type of a dictionary that the product uses cannot be changed.'
  ),
  ENT0141: entry(
    'forbidden',
    'added',
    '系统使用的字典不能删除',
    '系統使用的字典不能刪除',
    'A dictionary that the product uses cannot be deleted.'
  ),
  ENT0142: entry(
    'forbidden',
    'added',
    '这个值由系统使用，只能修改标签、排序和备注',
    '這個值由系統使用，只能修改標籤、排序和備註',
    'The product uses this value: only its labels, order and remark can be changed.'
  ),
  ENT0143: entry(
    'conflict',
    'added',
    '已有留言使用这个值，不能更改或删除；可以改为停用，已有留言仍显示其标签',
    '已有留言使用這個值，不能更改或移除；可以改為停用，已有留言仍顯示其標籤',
    'Messages have this value, so it cannot be changed or deleted. Retire it instead: they still show its label.'
  ),
  ENT0144: entry(
    'conflict',
    'added',
    '至少要保留一个启用的值，否则无法提交留言',
    '至少要保留一個啟用的值，否則無法提交留言',
    'At least one value has to stay a choice, or nobody could send a message.'
  ),
  ENT0145: entry(
    'invalid',
    'added',
    '这个字典的值须为 {min} 到 {max} 之间的整数',
    '這個字典的值須為 {min} 到 {max} 之間的整數',
    'Values of this dictionary are whole numbers from {min} to {max}.'
  ),
  ENT0146: entry(
    'forbidden',
    'added',
    '这个字典的值由系统固定，不能增加',
    '這個字典的值由系統固定，不能增加',
    'The values of this dictionary are fixed by the product; none can be added.'
  ),
  ENT0150: entry(
    'forbidden',
    'added',
    '系统参数不能更改编码',
    '系統參數不能更改編碼',
    'The code of a parameter that the product uses cannot be changed.'
  ),
  ENT0151: entry(
    'forbidden',
    'added',
    '系统参数不能删除，可以改回默认值',
    '系統參數不能刪除，可以改回預設值',
    'A parameter that the product uses cannot be deleted. Set it back to its default instead.'
  ),
  ENT0152: entry(
    'invalid',
    'added',
    '参数值不符合要求：{reason}',
    '參數值不符合要求：{reason}',
    'This value cannot be set: {reason}'
  ),
  ENT0160: entry(
    'forbidden',
    'added',
    '区划代码保存后不能更改，请新增一个地区',
    '區劃代碼儲存後不能更改，可以新增一個地區',
    'The code of a region cannot be changed. Add another region instead.'
  ),
  ENT0161: entry(
    'invalid',
    'added',
    '上级地区与区划代码不符：省级没有上级，地级、县级的上级须是代码前缀相同的上一级地区',
    '上級地區與區劃代碼不符：省級沒有上級，地級、縣級的上級須是代碼前綴相同的上一級地區',
    'The region above does not fit the code: a province has none, a city or county one of a higher level whose code begins alike.'
  ),
  ENT0162: entry(
    'conflict',
    'added',
    '该地区还有下级地区，不能删除',
    '該地區還有下級地區，不能移除',
    'There are regions below this one, so it cannot be deleted.'
  ),
  ENT0163: entry(
    'conflict',
    'added',
    '该地区还有 {count} 个机构或版块，请先将它们改到其他地区',
    '該地區還有 {count} 個機構或版塊，要先將它們改到其他地區',
    '{count} institutions or forums belong to this region. Move them to another one first.'
  ),

  // sessions
  ENT0180: entry(
    'forbidden',
    'added',
    '不能强制下线自己当前的登录，请使用“退出登录”',
    '不能強制登出自己目前的登入，請使用「登出」',
    'You cannot force out the session that you work in. Sign out instead.'
  ),

  // files (5)
  ATT0001: entry(
    'invalid',
    '5',
    '上传的图片只能是.jpg .png .jpeg .gif .bmp格式的图片！',
    '上傳的圖片只能是.jpg .png .jpeg .gif .bmp格式的圖片！',
    'Pictures must be .jpg, .jpeg, .png, .gif or .bmp.'
  ),
  ATT0002: entry(
    'too-large',
    '5',
    '上传的图片大小不能超过50MB！',
    '上傳的圖片大小不能超過50MB！',
    'A picture may have at most 50 MB.'
  ),
  ATT0003: entry(
    'too-large',
    '5',
    '上传视频大小不能超过100M！',
    '上傳影片大小不能超過100M！',
    'A video may have at most 100 MB.'
  ),
  ATT0004: entry(
    'invalid',
    '5',
    '您上传的附件数量已达上限',
    '您上傳的附件數量已達上限',
    'You have reached the limit of attachments.'
  ),
  ATT0005: entry('invalid', '5', '上传失败', '上傳失敗', 'The upload failed.'),
  ATT0006: entry(
    'invalid',
    '5',
    '只能上传 {format} 格式的文件',
    '只能上傳 {format} 格式的檔案',
    'Only {format} files can be uploaded.'
  ),
  ATT0007: entry(
    'invalid',
    'added',
    '附件已失效，请重新上传',
    '附件已失效，請重新上傳',
    'An attachment is no longer available. Upload it again.'
  )
} as const satisfies Record<string, CatalogueEntry>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errors
