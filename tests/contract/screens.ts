/** The screens of section 2 of the specification, whether they are built yet or not. */
const below = (path: string, ...names: string[]) => names.map(name => `${path}/${name}`)

const portal = [
  ...['/', '/demo', '/index', '/home', '/forum-home', '/404', '/iframe'],
  ...['/login', '/signUp', '/findAccount', '/findPwd', '/regcomp', '/cancel'],
  ...['/adviceIndex', '/threads/post', '/complaintFillin', '/threads/submit', '/e/resubmit'],
  ...['/local-leader', '/complaint', '/forum/list', '/forum/subSite/list', '/substation'],
  ...['/threads/list', '/threads/mobilelist', '/threads/content'],
  ...['/myLeavMessage', '/myCollect', '/myMessage', '/myFocusThreads', '/myTracks'],
  ...['/data', '/caseBase', '/caseBaseMain', '/sysNotice', '/noticeMain'],
  ...['/rmjy', '/rmjy/hot', '/rmjy/collect', '/rmjy/collect/content', '/rmjy/submit'],
  ...['/rmjy/rd', '/rmjy/rd/content', '/rmjy/rd/threads/list', '/rmjy/rd/threads/content'],
  ...below('/uCenter', 'loginLog', 'myFocus', 'baseInfo', 'compInfo', 'editPwd', 'bindInfo', 'changePhone'),
  ...['/messageSearch', '/subSiteMessageSearch', '/helpC', '/feedback', '/myFeedback', '/mainFooter'],
  ...['/check', '/unify/manual', '/unify/collect/simple', '/unify/collect/common'],
  ...below('/suggest', 'collect/content', 'collect/collectList', 'content', 'home'),
  ...below('/suggest/gov', 'govHomePage', 'govEditAdvice', 'govAdviceList', 'govList')
]

const console = [
  ...below('/g', 'list-ans', 'list-from', 'list-to', 'list-collect', 'list-handle-delivery', 'tab-Delivery'),
  ...below('/g', 'toBeReply', 'toBeExplain', 'toBeExamine', 'lastAssign', 'lastToBeReply', 'lastExplained'),
  ...below('/g', 'userFeedback', 'platformFeedback', 'lastFeedback', 'nextFeedback', 'taskMain'),
  ...below('/g', 'applyCasePage', 'collectionPage', 'collectionMain', 'editCollection', 'collectDetail'),
  ...below('/g', 'allMessage', 'allSearch', 'workTable', 'dataBoard', 'help', 'unify/manual', 'manual-d'),
  ...below('/g', 'messageCenter', 'messageCenter/threads/content', 'messageCenter/detail'),
  ...below('/g/settings', 'base-info', 'edit-pwd', 'bind-info', 'login-log')
]

/** By address. */
export const routes: readonly string[] = [...portal, ...console]

/** By name, as the first column of the guide has them: what lies over a page, or around it. */
export const parts: readonly string[] = [
  ...[
    'citizen menu',
    'province variant',
    'government menu',
    'top bar',
    'side menu search',
    'footer',
    'robot'
  ],
  ...['login dialog', 'SMS login', 'third-party login', 'tab area', 'page visits', 'native app'],
  ...['choose a user', 'department tree', 'region tree'],
  ...['adopt', 'assign', 'assign return', 'refuse', 'evaluate', 'explain', 'report', 'supplement'],
  ...['edit reply', 'reply result', 'enterprise info', 'delivery apply', 'map position', 'attachment'],
  ...['bind email/mobile', 'change phone', 'edit password', 'login log', 'my focus', 'my tracks'],
  ...['users', 'roles', 'menus', 'departments', 'dictionaries', 'scheduled jobs', 'mail', 'SMS'],
  ...['cloud storage', 'workflow', 'notices', 'regions', 'logs']
]
