/** The names of the product's own menu entries, except entities, whose names are in `schemas/locales/`. */
import type { IconName } from '@board/schemas/vocabulary/icons'
import type { View } from '@board/schemas/vocabulary/vocabulary'
import { type Words as Names, translations as names } from '@board/schemas/vocabulary/words'

export type { Names }

interface Named {
  readonly names: Names
  readonly icon: IconName
}

/** The groups that entities stand under, in their order. */
export const groupWords: Readonly<Record<View['menu'], Named>> = {
  review: { names: names('申请与发布', '申請與發布', 'Requests and publications'), icon: 'task' },
  people: { names: names('用户与企业', '使用者與企業', 'People and companies'), icon: 'group' },
  board: {
    names: names('机构与版块', '機構與版塊', 'Institutions and forums'),
    icon: 'department'
  },
  content: { names: names('内容管理', '內容管理', 'Content'), icon: 'folder' },
  system: { names: names('系统管理', '系統管理', 'System'), icon: 'settings' },
  workflow: { names: names('流程管理', '流程管理', 'Processes'), icon: 'workflow' },
  logs: { names: names('日志管理', '日誌管理', 'Logs'), icon: 'history' }
}

/** The institutions' menu in its order; the numbers are those of the specification. Specification 2; domain 5. */
export const institutionMenus: readonly (Named & { readonly id: number; readonly url: string })[] = [
  { id: 20, url: '/workTable', icon: 'dashboard', names: names('工作台', '工作台', 'Work table') },
  { id: 21, url: '', icon: 'forum', names: names('留言办理', '留言辦理', 'Message handling') },
  { id: 25, url: '/collectionPage', icon: 'campaign', names: names('征集管理', '徵集管理', 'Campaigns') },
  { id: 22, url: '/dataBoard', icon: 'chart', names: names('数据看板', '數據看板', 'Data board') },
  { id: 23, url: '/messageCenter', icon: 'notifications', names: names('消息', '訊息', 'Messages') },
  {
    id: 24,
    url: '/settings/base-info',
    icon: 'department',
    names: names('机构中心', '機構中心', 'Institution')
  },
  {
    id: 26,
    url: '/tab-Delivery',
    icon: 'flag',
    names: names('基层减负专区', '基層減負專區', 'Grassroots burden reduction')
  }
]

/** Buttons that every entity has, in their order, by the last part of their permission. */
export const verbWords: Readonly<Record<string, Names>> = {
  info: names('查看', '檢視', 'View'),
  save: names('新增', '新增', 'Add'),
  update: names('修改', '修改', 'Edit'),
  delete: names('删除', '刪除', 'Delete'),
  import: names('导入', '匯入', 'Import'),
  export: names('导出', '匯出', 'Export'),
  options: names('供其他页面选择', '供其他頁面選擇', 'Choose from')
}

/** Permissions that single calls ask for. */
export const permissionWords: Readonly<Record<string, Names>> = {
  'sys:role:shareQuery': names('共享查询', '共用查詢', 'Share queries'),
  'board:message:approve': names('审核通过', '審核通過', 'Approve'),
  'board:message:return': names('退回', '退回', 'Return'),
  'board:message:takeDown': names('下架与恢复', '下架與恢復', 'Take down and restore'),
  'board:message:readdress': names('改投', '改投', 'Re-address'),
  'board:message:redact': names('修改公开内容', '修改公開內容', 'Change the public text'),
  'board:recheck:page': names('查看复核', '檢視複核', 'View rechecks'),
  'board:recheck:decide': names('决定复核', '決定複核', 'Decide rechecks'),
  'board:deletion:page': names('查看删除申请', '檢視刪除申請', 'View requests for deletion'),
  'board:deletion:decide': names('决定删除', '決定刪除', 'Decide deletions'),
  'board:delivery:page': names('查看递送', '檢視遞送', 'View deliveries'),
  'board:delivery:decide': names('决定递送', '決定遞送', 'Decide deliveries'),
  'board:comment:approve': names('审核评价', '審核評價', 'Approve comments'),
  'board:handling:page': names('查看处理记录', '檢視處理紀錄', 'View handling records'),
  'board:handling:add': names('处理账号', '處理帳號', 'Restrict accounts'),
  'board:handling:end': names('提前解除', '提前解除', 'End early'),
  'board:company:page': names('查看企业申请', '檢視企業申請', 'View requests of companies'),
  'board:company:decide': names('审核企业信息', '審核企業資訊', 'Decide requests of companies'),
  'board:account:page': names('查找账号', '查詢帳號', 'Look up accounts'),
  'board:account:reveal': names('查看完整联系方式', '檢視完整聯絡方式', 'Reveal contacts'),
  'board:help:page': names('查看帮助内容', '檢視說明內容', 'View help pages'),
  'board:help:save': names('修改帮助内容', '修改說明內容', 'Change help pages'),
  'board:feedback:page': names('查看意见反馈', '檢視意見回饋', 'View feedback'),
  'board:feedback:answer': names('回复意见反馈', '回覆意見回饋', 'Answer feedback'),
  'board:case:page': names('查看案例', '檢視案例', 'View cases'),
  'board:case:takeDown': names('下架与恢复案例', '下架與恢復案例', 'Take cases down'),
  'board:campaign:page': names('征集', '徵集', 'Campaigns'),
  'board:campaign:confirm': names('确认征集', '確認徵集', 'Confirm campaigns'),
  'board:campaign:return': names('退回征集', '退回徵集', 'Return campaigns'),
  'board:campaign:takeDown': names('下架征集', '下架徵集', 'Take campaigns down'),
  'board:statistics:page': names('数据看板', '數據看板', 'Data board'),
  'board:institutionAccount:password': names('重置密码', '重設密碼', 'Reset password'),
  'board:institutionAccount:unlock': names('解除锁定', '解除鎖定', 'Unlock'),
  'board:institutionAccount:status': names('启用与停用', '啟用與停用', 'Enable and disable'),
  'sys:user:password': names('重置密码', '重設密碼', 'Reset password'),
  'sys:user:unlock': names('解除锁定', '解除鎖定', 'Unlock'),
  'sys:user:status': names('启用与停用', '啟用與停用', 'Enable and disable'),
  'sys:scheduleJob:pause': names('暂停', '暫停', 'Pause'),
  'sys:scheduleJob:resume': names('恢复', '恢復', 'Resume'),
  'sys:scheduleJob:run': names('立即执行', '立即執行', 'Run now'),
  'sys:onlineUser:forceLogout': names('强制下线', '強制登出', 'Force sign-out'),
  'sys:mailConfig:test': names('测试发送', '測試傳送', 'Send a test'),
  'sys:smsConfig:test': names('测试发送', '測試傳送', 'Send a test'),
  'sys:oss:test': names('测试存储', '測試儲存', 'Test a storage'),
  'sys:calendarDay:apply': names('启用节假日安排', '啟用節假日安排', 'Put holidays into use'),
  'sys:oss:move': names('迁移文件', '遷移檔案', 'Move files'),
  'sys:mailLog:resend': names('重新发送', '重新傳送', 'Send again'),
  'sys:smsLog:resend': names('重新发送', '重新傳送', 'Send again'),
  'sys:notice:send': names('发送', '傳送', 'Send'),
  'sys:notice:withdraw': names('撤回', '撤回', 'Withdraw'),
  'act:model:page': names('流程模型', '流程模型', 'Process models'),
  'act:model:info': names('查看流程模型', '檢視流程模型', 'View a process model'),
  'act:model:save': names('保存流程模型', '儲存流程模型', 'Save a process model'),
  'act:model:delete': names('删除流程模型', '刪除流程模型', 'Delete a process model'),
  'act:model:deploy': names('部署流程', '部署流程', 'Deploy a process'),
  'act:process:page': names('流程定义', '流程定義', 'Process definitions'),
  'act:process:info': names('查看流程定义', '檢視流程定義', 'View a process definition'),
  'act:process:suspend': names('挂起流程', '暫停流程', 'Suspend a process'),
  'act:process:active': names('激活流程', '啟用流程', 'Activate a process'),
  'act:running:page': names('流程实例', '流程實例', 'Process instances'),
  'act:running:start': names('启动流程', '啟動流程', 'Start a process'),
  'act:running:assign': names('改派任务', '改派任務', 'Reassign tasks'),
  'act:running:delete': names('删除流程实例', '刪除流程實例', 'Delete a process instance'),
  'act:task:page': names('我的任务', '我的任務', 'My tasks'),
  'act:task:claim': names('签收任务', '簽收任務', 'Claim tasks'),
  'act:task:complete': names('通过任务', '通過任務', 'Pass tasks'),
  'act:task:back': names('退回上一步与退回修改', '退回上一步與退回修改', 'Send tasks back'),
  'act:task:delegate': names('委派任务', '委派任務', 'Ask for opinions'),
  'act:task:entrust': names('委托任务', '委託任務', 'Hand tasks over'),
  'act:task:end': names('终止流程', '終止流程', 'Terminate processes')
}
