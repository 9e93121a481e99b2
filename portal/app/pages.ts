import type { Page } from '../services/page.ts'

/**
 * Returns the largest size of the scripts for the first view of a page, in bytes over the network: compressed with
 * brotli, with the headers of each response.
 */
export const scriptsOf = ({ form }: Pick<Page, 'form'>): number => (form ? 140_600 : 101_200)

/** All pages of the portal (specification 2). How to add one: docs/guide/add-a-portal-page.md. */
export const pages: readonly Page[] = [
  {
    path: '/home',
    otherPaths: ['/demo', '/index', '/forum-home'],
    module: () => import('../features/home/page.tsx'),
    texts: ['home'],
    access: 'public',
    title: 'site.name',
    menu: [{ place: 1, label: 'menu.home' }],
    track: { page: 1, tab: 'ministry_local' }
  },
  {
    path: '/local-leader',
    module: () => import('../features/leaders/page.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'leaders.title',
    menu: [{ place: 2, label: 'menu.leaders' }],
    takesRegion: true,
    track: { page: 3, tab: 'ministry_local' }
  },
  {
    path: '/bwdf',
    module: () => import('../features/leaders/directory.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'directory.title',
    track: { page: 78, tab: 'ministry_local' }
  },
  {
    path: '/forum/list',
    module: () => import('../features/forums/page.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'forums.title',
    track: { page: 4, tab: 'ministry_local' }
  },
  {
    path: '/threads/list',
    otherPaths: ['/threads/mobilelist'],
    module: () => import('../features/messages/list.tsx'),
    texts: ['forum'],
    access: 'public',
    title: 'menu.letters',
    menu: [
      { place: 6, label: 'menu.letters' },
      { place: 10, label: 'menu.served', query: { replied: '1' } }
    ],
    takesRegion: true,
    track: { page: 5, tab: 'ministry_local' }
  },
  {
    path: '/threads/content',
    module: () => import('../features/messages/content.tsx'),
    texts: ['message'],
    access: 'public',
    title: 'site.name',
    track: { page: 2, tab: 'ministry_local' },
    needs: 'tid'
  },
  {
    path: '/messageSearch',
    module: () => import('../features/search/page.tsx'),
    texts: ['search'],
    access: 'public',
    title: 'search.title',
    // the domains 企业 and 治安
    menu: [
      { place: 7, label: 'menu.business', query: { domainId: '3' } },
      { place: 8, label: 'menu.governance', query: { domainId: '9' } }
    ],
    takesRegion: true,
    track: { page: 6 }
  },
  {
    path: '/topics',
    module: () => import('../features/topics/page.tsx'),
    texts: ['topics'],
    access: 'public',
    title: 'menu.topics',
    menu: [{ place: 5, label: 'menu.topics' }],
    takesRegion: true,
    track: { page: 75 }
  },
  {
    path: '/subSiteMessageSearch',
    module: () => import('../features/search/region.tsx'),
    texts: ['search'],
    access: 'public',
    title: 'search.byRegion',
    track: { page: 41, tab: 'ministry_local' }
  },
  {
    path: '/adviceIndex',
    module: () => import('../features/leaders/ministries.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'advice.title',
    track: { page: 42, tab: 'ministry_local' }
  },
  {
    path: '/complaint',
    module: () => import('../features/leaders/complaint.tsx'),
    texts: ['forums'],
    access: 'public',
    title: 'complaint.title',
    track: { page: 43, tab: 'ministry_local' }
  },
  {
    path: '/substation',
    module: () => import('../features/regions/home.tsx'),
    texts: ['regions', 'forums'],
    access: 'public',
    title: 'substation.title',
    track: { page: 44, tab: 'ministry_local' }
  },
  {
    path: '/forum/subSite/list',
    module: () => import('../features/regions/forums.tsx'),
    texts: ['regions', 'forums'],
    access: 'public',
    title: 'subSite.title',
    track: { page: 45, tab: 'ministry_local' }
  },
  {
    path: '/rmjy',
    module: () => import('../features/suggestions/page.tsx'),
    texts: ['suggestions', 'campaigns', 'forums'],
    access: 'public',
    title: 'suggestions.title',
    menu: [{ place: 4, label: 'menu.suggestions' }],
    takesRegion: true,
    track: { page: 46, tab: 'people_suggestion' },
    redirectFrom: [{ path: '/suggest/home' }]
  },
  {
    path: '/rmjy/hot',
    module: () => import('../features/suggestions/hot.tsx'),
    texts: ['suggestions', 'search'],
    access: 'public',
    title: 'suggestions.hot',
    track: { page: 47, tab: 'people_suggestion' }
  },
  {
    path: '/rmjy/rd',
    module: () => import('../features/suggestions/institutions.tsx'),
    texts: ['suggestions', 'forums'],
    access: 'public',
    title: 'suggestions.institutions',
    track: { page: 48, tab: 'people_suggestion' },
    redirectFrom: [{ path: '/suggest/gov/govList' }, { path: '/suggest/home', query: { menuTag: 'rd' } }]
  },
  {
    path: '/rmjy/rd/content',
    module: () => import('../features/suggestions/institution.tsx'),
    texts: ['suggestions', 'campaigns', 'forum'],
    access: 'public',
    title: 'suggestions.title',
    track: { page: 49, tab: 'people_suggestion' },
    needs: 'fid',
    redirectFrom: [{ path: '/suggest/gov/govHomePage' }]
  },
  {
    path: '/rmjy/rd/threads/list',
    module: () => import('../features/suggestions/list.tsx'),
    texts: ['suggestions'],
    access: 'public',
    title: 'suggestions.list',
    track: { page: 50, tab: 'people_suggestion' },
    redirectFrom: [{ path: '/suggest/gov/govAdviceList' }]
  },
  {
    path: '/rmjy/rd/threads/content',
    module: () => import('../features/messages/content.tsx'),
    texts: ['message'],
    access: 'public',
    title: 'site.name',
    track: { page: 2, tab: 'people_suggestion' },
    needs: 'tid',
    redirectFrom: [{ path: '/suggest/content' }]
  },
  {
    path: '/rmjy/collect',
    module: () => import('../features/campaigns/list.tsx'),
    texts: ['campaigns', 'search'],
    access: 'public',
    title: 'campaign.list',
    track: { page: 51, tab: 'people_suggestion' },
    redirectFrom: [
      { path: '/suggest/collect/collectList' },
      { path: '/suggest/home', query: { menuTag: 'collect' } }
    ]
  },
  {
    path: '/rmjy/collect/content',
    module: () => import('../features/campaigns/content.tsx'),
    texts: ['campaigns'],
    access: 'public',
    title: 'campaign.list',
    track: { page: 52, tab: 'people_suggestion' },
    needs: 'id',
    redirectFrom: [{ path: '/suggest/collect/content' }]
  },
  {
    path: '/unify/collect/common',
    module: () => import('../features/campaigns/alone.tsx'),
    texts: ['campaigns'],
    access: 'public',
    title: 'campaign.list',
    track: { page: 53, tab: 'people_suggestion' },
    needs: 'id',
    isAlone: true,
    sitemap: false
  },
  {
    path: '/unify/collect/simple',
    module: () => import('../features/campaigns/simple.tsx'),
    texts: ['campaigns'],
    access: 'public',
    title: 'campaign.list',
    track: { page: 54, tab: 'people_suggestion' },
    needs: 'id',
    isAlone: true,
    sitemap: false
  },
  {
    path: '/noticeMain',
    module: () => import('../features/notices/page.tsx'),
    texts: ['notices'],
    access: 'public',
    title: 'notices.title',
    track: { page: 7 }
  },
  {
    path: '/sysNotice',
    module: () => import('../features/notices/page.tsx'),
    texts: ['notices'],
    access: 'session',
    title: 'notices.title',
    track: { page: 8 }
  },
  {
    path: '/threads/post',
    otherPaths: ['/complaintFillin', '/threads/submit'],
    module: () => import('../features/post/page.tsx'),
    texts: ['post', 'form', 'forums', 'forum', 'acts', 'voices', 'campaigns', 'suggestions'],
    access: 'session',
    title: 'post.title',
    menu: [{ place: 3, label: 'menu.post' }],
    track: { page: 9 },
    form: true
  },
  {
    path: '/e/resubmit',
    module: () => import('../features/post/resubmit.tsx'),
    texts: ['post', 'form', 'forums', 'forum', 'acts', 'voices'],
    access: 'session',
    title: 'resubmit.title',
    track: { page: 10 },
    form: true,
    needs: 'tid'
  },
  {
    path: '/rmjy/submit',
    module: () => import('../features/post/page.tsx'),
    texts: ['post', 'form', 'forums', 'forum', 'acts', 'voices', 'campaigns', 'suggestions'],
    access: 'session',
    title: 'suggestions.write',
    track: { page: 55, tab: 'people_suggestion' },
    form: true,
    redirectFrom: [{ path: '/suggest/gov/govEditAdvice' }]
  },
  {
    path: '/myLeavMessage',
    module: () => import('../features/mine/page.tsx'),
    texts: ['mine'],
    access: 'session',
    title: 'mine.title',
    track: { page: 11 }
  },
  {
    path: '/myMessage',
    module: () => import('../features/mine/inbox.tsx'),
    texts: ['inbox'],
    access: 'session',
    title: 'own.inbox',
    track: { page: 74 }
  },
  {
    path: '/myCollect',
    module: () => import('../features/mine/collect.tsx'),
    texts: ['marks'],
    access: 'session',
    title: 'own.collect',
    track: { page: 12 }
  },
  {
    path: '/myFocusThreads',
    otherPaths: ['/uCenter/myFocus'],
    module: () => import('../features/mine/follows.tsx'),
    texts: ['marks', 'centre'],
    access: 'citizen',
    title: 'own.follows',
    track: { page: 13 }
  },
  {
    path: '/myTracks',
    module: () => import('../features/mine/tracks.tsx'),
    texts: ['marks'],
    access: 'session',
    title: 'own.tracks',
    track: { page: 14 }
  },
  {
    path: '/myFeedback',
    module: () => import('../features/feedback/mine.tsx'),
    texts: ['feedback'],
    access: 'session',
    title: 'own.feedback',
    track: { page: 17 }
  },
  {
    path: '/login',
    module: () => import('../features/account/login.tsx'),
    texts: ['account', 'code', 'providers'],
    access: 'public',
    title: 'login.title',
    track: { page: 30 },
    form: true,
    sitemap: false
  },
  {
    path: '/signUp',
    module: () => import('../features/account/sign-up.tsx'),
    texts: ['account', 'code', 'identity', 'password', 'form'],
    access: 'public',
    title: 'signUp.title',
    track: { page: 31 },
    form: true,
    sitemap: false
  },
  {
    path: '/regcomp',
    module: () => import('../features/account/company.tsx'),
    texts: ['account', 'code', 'company', 'password', 'form'],
    access: 'public',
    title: 'company.register',
    track: { page: 31, tab: 'company' },
    form: true,
    sitemap: false
  },
  {
    path: '/findAccount',
    module: () => import('../features/account/find-account.tsx'),
    texts: ['recover', 'code', 'password', 'form'],
    access: 'public',
    title: 'recover.findAccount',
    track: { page: 34 },
    form: true,
    sitemap: false
  },
  {
    path: '/findPwd',
    module: () => import('../features/account/find-password.tsx'),
    texts: ['recover', 'code', 'password', 'form'],
    access: 'public',
    title: 'recover.findPassword',
    track: { page: 35 },
    form: true,
    sitemap: false
  },
  {
    path: '/uCenter/editPwd',
    module: () => import('../features/centre/edit-password.tsx'),
    texts: ['centre', 'password', 'code', 'form'],
    access: 'citizen',
    title: 'password.title',
    track: { page: 32 },
    form: true
  },
  {
    path: '/uCenter/baseInfo',
    module: () => import('../features/centre/base-info.tsx'),
    texts: ['centre', 'profile', 'proof', 'code', 'identity', 'password', 'form'],
    access: 'citizen',
    title: 'centre.baseInfo',
    track: { page: 36 },
    form: true,
    redirectFrom: [{ path: '/uCenter' }]
  },
  {
    path: '/uCenter/compInfo',
    module: () => import('../features/centre/company-info.tsx'),
    texts: ['centre', 'company', 'form', 'acts'],
    access: 'citizen',
    title: 'company.title',
    track: { page: 37 },
    form: true
  },
  {
    path: '/uCenter/bindInfo',
    module: () => import('../features/centre/bind-info.tsx'),
    texts: ['centre', 'bind', 'code', 'providers', 'form'],
    access: 'citizen',
    title: 'centre.bindInfo',
    track: { page: 38 },
    form: true
  },
  {
    path: '/uCenter/changePhone',
    module: () => import('../features/centre/change-phone.tsx'),
    texts: ['centre', 'bind', 'code', 'form'],
    access: 'citizen',
    title: 'centre.changePhone',
    track: { page: 39 },
    form: true
  },
  {
    path: '/cancel',
    module: () => import('../features/centre/cancel.tsx'),
    texts: ['centre', 'cancel', 'proof', 'code', 'password', 'form'],
    access: 'citizen',
    title: 'cancel.title',
    track: { page: 40 },
    form: true
  },
  {
    path: '/uCenter/loginLog',
    module: () => import('../features/centre/login-log.tsx'),
    texts: ['centre'],
    access: 'citizen',
    title: 'centre.loginLog',
    track: { page: 76 }
  },
  {
    path: '/uCenter/readings',
    module: () => import('../features/centre/readings.tsx'),
    texts: ['centre', 'readings'],
    access: 'citizen',
    title: 'centre.readings',
    track: { page: 77 }
  },
  {
    path: '/feedback',
    module: () => import('../features/feedback/page.tsx'),
    texts: ['feedback', 'form'],
    access: 'public',
    title: 'feedback.title',
    track: { page: 16 },
    form: true,
    sitemap: false
  },
  {
    path: '/helpC',
    module: () => import('../features/help/page.tsx'),
    texts: ['help'],
    access: 'public',
    title: 'help.title',
    track: { page: 18 }
  },
  {
    path: '/mainFooter',
    module: () => import('../features/help/footer-page.tsx'),
    texts: ['help'],
    access: 'public',
    title: 'footer.title',
    track: { page: 19 },
    isAlone: true
  },
  {
    path: '/unify/manual',
    module: () => import('../features/manual/page.tsx'),
    texts: ['manual'],
    access: 'public',
    title: 'manual.title',
    track: { page: 20 },
    isAlone: true
  },
  {
    path: '/iframe',
    module: () => import('../features/frame/page.tsx'),
    texts: ['frame'],
    access: 'public',
    title: 'frame.title',
    track: { page: 21 },
    sitemap: false
  },
  {
    path: '/caseBase',
    module: () => import('../features/cases/page.tsx'),
    texts: ['cases'],
    access: 'public',
    title: 'cases.title',
    menu: [{ place: 9, label: 'menu.cases' }],
    takesRegion: true,
    track: { page: 22, tab: 'case_library' }
  },
  {
    path: '/caseBaseMain',
    module: () => import('../features/cases/case.tsx'),
    texts: ['cases', 'message'],
    access: 'public',
    title: 'cases.title',
    track: { page: 23, tab: 'case_library' },
    needs: 'id'
  },
  {
    path: '/data',
    module: () => import('../features/data/page.tsx'),
    texts: ['data'],
    access: 'public',
    title: 'data.title',
    track: { page: 24 }
  },
  {
    path: '/check',
    module: () => import('../features/check/page.tsx'),
    texts: ['check'],
    access: 'public',
    title: 'check.title',
    track: { page: 33 },
    isAlone: true,
    sitemap: false
  },
  {
    path: '*',
    module: () => import('../features/missing/page.tsx'),
    texts: [],
    access: 'public',
    title: 'missing.title',
    track: { page: 404 },
    sitemap: false
  }
]
