/** Names of the task boards, for the menu and the headings of their lists. */
import type { Language } from '../errors/entry.ts'
import { translations, type Words } from '../vocabulary/words.ts'
import type { boards } from './index.ts'

/** The name of a board, which is its route. */
export type BoardName = (typeof boards)[number]['name']

/** Names by board; a board without a name does not compile. */
export const boardNames: Readonly<Record<BoardName, Words>> = {
  'list-ans': translations('本级留言', '本級留言', 'Our messages'),
  toBeReply: translations('待回复留言', '待回覆留言', 'Awaiting our reply'),
  toBeExplain: translations('待解释留言', '待解釋留言', 'Awaiting our explanation'),
  toBeExamine: translations('待复核留言', '待複核留言', 'Under recheck'),
  'list-collect': translations('收藏的留言', '收藏的留言', 'Kept messages'),
  'list-to': translations('上级交办', '上級交辦', 'Assigned to us'),
  lastAssign: translations('上级新交办', '上級新交辦', 'Newly assigned to us'),
  lastToBeReply: translations('交办待回复', '交辦待回覆', 'Assigned, to be answered'),
  lastExplained: translations('交办已解释', '交辦已解釋', 'Assigned, explained'),
  'list-from': translations('交办下级', '交辦下級', 'Assigned by us'),
  ownRechecks: translations('我的复核申请', '我的複核申請', 'Our rechecks'),
  proposalsTo: translations('下级送审回复', '下級送審回覆', 'Replies sent for approval'),
  reportsTo: translations('下级上报', '下級上報', 'Reported to us'),
  reportsFrom: translations('我的上报', '我的上報', 'Reported by us'),
  'list-handle-delivery': translations('参阅留言', '參閱留言', 'For our reference'),
  'tab-Delivery': translations('递送申请', '遞送申請', 'Our deliveries'),
  userFeedback: translations('网友反馈', '網友回饋', 'From citizens'),
  platformFeedback: translations('平台反馈', '平台回饋', 'From the platform'),
  lastFeedback: translations('上级反馈', '上級回饋', 'From the superior'),
  nextFeedback: translations('下级反馈', '下級回饋', 'From subordinates'),
  collectionPage: translations('征集管理', '徵集管理', 'Campaigns'),
  ownCases: translations('案例申报', '案例申報', 'Our cases'),
  allMessage: translations('全部留言', '全部留言', 'All messages'),
  queue: translations('审核', '審核', 'Approval'),
  rechecks: translations('复核申请', '複核申請', 'Rechecks'),
  deletions: translations('删除申请', '刪除申請', 'Deletion requests'),
  deliveries: translations('递送申请', '遞送申請', 'Deliveries'),
  campaigns: translations('征集', '徵集', 'Campaigns'),
  cases: translations('案例', '案例', 'Cases'),
  accounts: translations('用户账号', '使用者帳號', 'Accounts of the public'),
  handlingRecords: translations('处理记录', '處理紀錄', 'Handling records'),
  companyRequests: translations('企业确认', '企業確認', 'Companies to confirm'),
  feedback: translations('意见反馈', '意見回饋', 'Feedback'),
  myTasks: translations('流程任务', '流程任務', 'Process tasks'),
  tasks: translations('我的任务', '我的任務', 'My tasks'),
  instances: translations('流程实例', '流程實例', 'Process instances'),
  definitions: translations('流程定义', '流程定義', 'Process definitions'),
  processModels: translations('流程模型', '流程模型', 'Process models'),
  inbox: translations('开发收件箱', '開發收件匣', 'Development inbox')
}

/** Returns the names of all boards in one language. */
export const boardNamesIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(boardNames).map(([board, names]) => [board, names[language]]))
