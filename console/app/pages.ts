import { staffPages } from '@board/schemas/vocabulary/menu-words'
import { handInPages, type Page } from '../layout/pageTable.ts'
import { passwordPage, secondFactorPage } from '../session/rules.ts'

/** The address of the settings as a whole: it opens their first page. Specification 2. */
const settings = '/settings'

/**
 * Every hand-made page. Routes, guards, chunks, preloads and the pages that the menu may show are derived from it.
 */
export const pages = [
  {
    face: 'g',
    path: '/workTable',
    title: 'menu.workTable',
    visit: 60,
    menu: true,
    preload: ['/', '/home'],
    module: () => import('../pages/workTable/WorkTable.tsx').then(({ WorkTable }) => ({ default: WorkTable }))
  },
  {
    face: 'g',
    path: '/taskMain',
    title: 'task.title',
    record: 'messageId',
    visit: 2,
    module: () => import('../pages/taskMain/TaskMain.tsx').then(({ TaskMain }) => ({ default: TaskMain }))
  },
  {
    face: 'g',
    path: '/collectionMain',
    of: 'board.names.collectionPage',
    visit: 64,
    module: () =>
      import('../pages/collection/CollectionMain.tsx').then(({ CollectionMain }) => ({
        default: CollectionMain
      }))
  },
  {
    face: 'g',
    path: '/editCollection',
    of: 'board.names.collectionPage',
    visit: 65,
    module: () =>
      import('../pages/collection/EditCollection.tsx').then(({ EditCollection }) => ({
        default: EditCollection
      }))
  },
  {
    face: 'g',
    path: '/collectDetail',
    of: 'board.names.collectionPage',
    visit: 66,
    module: () =>
      import('../pages/collection/CollectDetail.tsx').then(({ CollectDetail }) => ({
        default: CollectDetail
      }))
  },
  {
    face: 'g',
    path: '/dataBoard',
    of: 'titles.dataBoard',
    visit: 62,
    menu: true,
    module: () => import('../pages/dataBoard/DataBoard.tsx').then(({ DataBoard }) => ({ default: DataBoard }))
  },
  {
    face: 'g',
    path: '/applyCasePage',
    of: 'board.names.ownCases',
    visit: 67,
    module: () =>
      import('../pages/cases/ApplyCasePage.tsx').then(({ ApplyCasePage }) => ({ default: ApplyCasePage }))
  },
  {
    face: 'both',
    path: '/messageCenter',
    title: 'menu.messageCenter',
    visit: 74,
    menu: true,
    module: () =>
      import('../pages/MessageCenter.tsx').then(({ MessageCenter }) => ({ default: MessageCenter }))
  },
  {
    face: 'both',
    path: '/messageCenter/detail',
    title: 'titles.news',
    record: ['news', 'id'],
    module: () =>
      import('../pages/center/CenterDetail.tsx').then(({ CenterDetail }) => ({ default: CenterDetail }))
  },
  {
    face: 'g',
    path: '/messageCenter/threads/content',
    title: 'titles.message',
    record: 'messageId',
    visit: 2,
    module: () =>
      import('../pages/center/MessageContent.tsx').then(({ MessageContent }) => ({ default: MessageContent }))
  },
  {
    face: 'g',
    path: '/allSearch',
    title: 'titles.search',
    visit: 63,
    menu: true,
    module: () => import('../pages/search/AllSearch.tsx').then(({ AllSearch }) => ({ default: AllSearch }))
  },
  {
    face: 'g',
    path: '/settings/base-info',
    title: 'titles.baseInfo',
    redirectFrom: settings,
    visit: 68,
    menu: true,
    module: () => import('../pages/settings/BaseInfo.tsx').then(({ BaseInfo }) => ({ default: BaseInfo }))
  },
  {
    face: 'g',
    path: '/settings/bind-info',
    title: 'titles.bindInfo',
    visit: 69,
    menu: true,
    module: () => import('../pages/settings/BindInfo.tsx').then(({ BindInfo }) => ({ default: BindInfo }))
  },
  {
    face: 'both',
    path: '/settings/login-log',
    title: 'titles.loginLog',
    visit: 70,
    menu: true,
    module: () => import('../pages/settings/LoginLog.tsx').then(({ LoginLog }) => ({ default: LoginLog }))
  },
  {
    face: 'g',
    path: '/help',
    title: 'titles.help',
    menu: true,
    module: () => import('../pages/help/Help.tsx').then(({ Help }) => ({ default: Help }))
  },
  {
    face: 'g',
    path: '/unify/manual',
    title: 'titles.manual',
    menu: true,
    preload: ['/manual-d'],
    module: () => import('../pages/help/Manual.tsx').then(({ Manual }) => ({ default: Manual }))
  },
  {
    face: 'g',
    path: '/manual-d',
    of: 'titles.manual',
    menu: true,
    module: () => import('../pages/help/Manual.tsx').then(({ Manual }) => ({ default: Manual }))
  },
  {
    face: 'both',
    path: '/iframe',
    of: 'titles.framed',
    record: 'url',
    menu: true,
    module: () => import('../pages/framed/Framed.tsx').then(({ Framed }) => ({ default: Framed }))
  },
  {
    face: 'both',
    path: passwordPage,
    title: 'titles.password',
    redirectFrom: settings,
    visit: 71,
    module: () =>
      import('../pages/settings/EditPassword.tsx').then(({ EditPassword }) => ({ default: EditPassword }))
  },
  {
    face: 'both',
    path: secondFactorPage,
    title: 'titles.secondFactor',
    visit: 72,
    module: () =>
      import('../pages/settings/SecondFactor.tsx').then(({ SecondFactor }) => ({ default: SecondFactor }))
  },
  {
    face: 'both',
    path: '/instance',
    title: 'titles.process',
    record: 'id',
    module: () =>
      import('../pages/process/ProcessInstance.tsx').then(({ ProcessInstance }) => ({
        default: ProcessInstance
      }))
  },
  {
    face: 'admin',
    path: '/definition',
    title: 'titles.process',
    record: 'id',
    permission: 'act:process:info',
    module: () =>
      import('../pages/process/ProcessDefinition.tsx').then(({ ProcessDefinition }) => ({
        default: ProcessDefinition
      }))
  },
  {
    face: 'admin',
    path: '/processModel',
    of: 'board.names.processModels',
    record: 'id',
    permission: ['act:model:info', 'act:model:save'],
    module: () =>
      import('../pages/drawing/ProcessModel.tsx').then(({ ProcessModel }) => ({ default: ProcessModel }))
  },
  {
    face: 'admin',
    path: '/message',
    title: 'task.title',
    record: 'tid',
    permission: 'board:message:page',
    module: () =>
      import('../pages/message/EditorMessage.tsx').then(({ EditorMessage }) => ({ default: EditorMessage }))
  },
  {
    face: 'g',
    path: '/hotIssues',
    title: 'titles.hotIssues',
    menu: true,
    module: () => import('../pages/issues/HotIssues.tsx').then(({ HotIssues }) => ({ default: HotIssues }))
  },
  {
    face: 'admin',
    path: staffPages.hotIssues.url,
    title: 'titles.hotIssues',
    permission: staffPages.hotIssues.permission,
    menu: true,
    module: () => import('../pages/issues/HotIssues.tsx').then(({ HotIssues }) => ({ default: HotIssues }))
  },
  {
    face: 'both',
    path: '/hotIssue',
    of: 'titles.hotIssues',
    record: 'id',
    module: () =>
      import('../pages/issues/HotIssuePage.tsx').then(({ HotIssuePage }) => ({ default: HotIssuePage }))
  },
  {
    face: 'admin',
    path: '/account',
    of: 'board.names.accounts',
    permission: 'board:account:page',
    module: () =>
      import('../pages/accounts/AccountPage.tsx').then(({ AccountPage }) => ({ default: AccountPage }))
  },
  {
    face: 'admin',
    path: '/handlingRecord',
    of: 'board.names.handlingRecords',
    permission: 'board:handling:page',
    module: () =>
      import('../pages/accounts/HandlingRecordPage.tsx').then(({ HandlingRecordPage }) => ({
        default: HandlingRecordPage
      }))
  },
  {
    face: 'admin',
    path: '/companyRequest',
    of: 'board.names.companyRequests',
    permission: 'board:company:page',
    module: () =>
      import('../pages/companies/CompanyRequestPage.tsx').then(({ CompanyRequestPage }) => ({
        default: CompanyRequestPage
      }))
  },
  {
    face: 'admin',
    path: '/recheck',
    of: 'board.names.rechecks',
    permission: 'board:message:page',
    module: () =>
      import('../pages/requests/RequestPage.tsx').then(({ RecheckPage }) => ({ default: RecheckPage }))
  },
  {
    face: 'admin',
    path: '/deletion',
    of: 'board.names.deletions',
    permission: 'board:message:page',
    module: () =>
      import('../pages/requests/RequestPage.tsx').then(({ DeletionPage }) => ({ default: DeletionPage }))
  },
  {
    face: 'admin',
    path: '/delivery',
    of: 'board.names.deliveries',
    permission: 'board:message:page',
    module: () =>
      import('../pages/requests/RequestPage.tsx').then(({ DeliveryPage }) => ({ default: DeliveryPage }))
  },
  {
    face: 'admin',
    path: '/campaign',
    of: 'board.names.campaigns',
    permission: 'board:campaign:page',
    module: () =>
      import('../pages/campaigns/CampaignPage.tsx').then(({ CampaignPage }) => ({ default: CampaignPage }))
  },
  {
    face: 'admin',
    path: '/case',
    of: 'board.names.cases',
    permission: 'board:case:page',
    module: () => import('../pages/editorCases/CasePage.tsx').then(({ CasePage }) => ({ default: CasePage }))
  },
  {
    face: 'admin',
    path: '/feedbackItem',
    of: 'board.names.feedback',
    permission: 'board:feedback:page',
    module: () =>
      import('../pages/feedback/FeedbackPage.tsx').then(({ FeedbackPage }) => ({ default: FeedbackPage }))
  },
  {
    face: 'admin',
    path: staffPages.helpTexts.url,
    of: 'upkeep.help',
    permission: staffPages.helpTexts.permission,
    menu: true,
    module: () =>
      import('../pages/helpTexts/HelpTextsPage.tsx').then(({ HelpTextsPage }) => ({ default: HelpTextsPage }))
  },
  {
    face: 'admin',
    path: staffPages.figures.url,
    of: 'upkeep.figures',
    permission: staffPages.figures.permission,
    menu: true,
    module: () =>
      import('../pages/figures/FiguresPage.tsx').then(({ FiguresPage }) => ({ default: FiguresPage }))
  },
  {
    face: 'admin',
    path: staffPages.health.url,
    of: 'titles.health',
    permission: staffPages.health.permission,
    isOverview: true,
    menu: true,
    module: () => import('../pages/health/SiteHealth.tsx').then(({ SiteHealth }) => ({ default: SiteHealth }))
  },
  {
    face: 'admin',
    path: staffPages.proposals.url,
    of: 'titles.proposals',
    permission: staffPages.proposals.permission,
    menu: true,
    module: () =>
      import('../pages/proposals/ProposalsPage.tsx').then(({ ProposalsPage }) => ({ default: ProposalsPage }))
  }
] as const satisfies readonly Page[]

handInPages(pages)
