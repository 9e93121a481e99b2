/** Texts of shared filters, fetched with their menu. */
export const texts = {
  sharedQueries: {
    title: '共用的篩選',
    about: '%{owner}共用給%{target}',
    share: '共用「%{name}」',
    withGroup: '與本單位共用',
    withRole: '與角色「%{role}」共用',
    actions: '對「%{name}」的操作',
    copy: '複製為我的常用篩選',
    rename: '重新命名',
    replace: '改為目前的篩選',
    withdraw: '撤回共用',
    shared: '已共用',
    changed: '已更新',
    withdrawn: '已撤回',
    copied: '已複製'
  }
}
