/** The calls of section 7 of the specification, whether they are built yet or not. */
const post = (...paths: string[]) => paths.map(path => `POST ${path}`)
const get = (...paths: string[]) => paths.map(path => `GET ${path}`)

export const specifiedCalls: readonly string[] = [
  ...get('/userLogin/captcha', '/v1/auth/captcha', '/thirdpartylogin/getRedirctUrl', '/userLogin/userType'),
  ...post('/sso/people/login', '/v1/user/loginByUserName', '/v1/user/getLoginPhoneVerifycode'),
  ...post('/v1/user/loginByPhone', '/v1/user/logout', '/v1/robot', '/v1/track/add'),
  ...get(
    '/v1/user/getInfo',
    '/v1/user/clearSsoCookies',
    '/v1/certificationTypeConfig',
    '/v1/user/permissions'
  ),
  ...post('/v1/user/bindPhoneResult', '/v1/user/getUserMsgCount', '/v1/threads/content'),
  ...post('/v1/domainList', '/v1/typeList', '/v1/topicList'),
  ...post('/userRegister/checkUserName', '/v2/user/checkNicknameValid', '/v2/user/checkVerifyCode'),
  ...get('/v2/threads/simpleThreadsSuggest', '/taskBoard/tbuserfavorite/cancelFavoriteByMessageId'),
  ...post('/v1/user/addFav', '/v1/user/delFav', '/v1/forum/getShareCollect'),
  ...post('/v1/org/process/cancelOfflineProcess', '/v1/org/process/cancelProcess'),
  ...post('/v1/org/process/receiveProcess', '/v1/org/process/cancelApply'),
  ...post('/v1/org/process/refuseApplyCancelProcess', '/v1/org/detector/answerContent'),
  ...post('/v1/user/feedback/grades', '/v2/org/threads/collect/getOnlineCollects'),
  ...post('/v1/org/group/getManagedForumsTree', '/v1/org/panswer/att/public', '/v1/org/threads/att/public'),
  ...post('/v1/org/panswer/delAttach', '/v1/org/delAnswerAttach', '/v2/attachment/upload'),
  ...post('/v1/org/threads/page-ans', '/v1/org/process/page-to', '/v1/org/process/page-from'),
  ...post('/v1/org/threads/ans-count', '/v1/org/process/to-count', '/v1/org/process/from-count'),
  ...get('/taskBoard/menuTaskNum', '/act/process/lastestPage', '/act/his/getTaskHandleDetailInfo'),
  ...get('/act/his/getInstImage', '/sys/user/page', '/sys/dept/list', '/sys/region/tree'),
  ...post('/v2/captcha/verifyExt', '/act/running/startOfBusinessKey', '/act/task/backPreviousTask'),
  ...post('/act/task/backToFirst', '/act/task/complete', '/act/task/endProcess', '/act/task/entrust'),
  ...get('/files/attachment/{name}', '/files/upload_tmp/{name}')
]
