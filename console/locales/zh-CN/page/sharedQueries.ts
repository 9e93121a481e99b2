/** Texts of shared filters, fetched with their menu. */
export const texts = {
  sharedQueries: {
    title: '共享的筛选',
    about: '%{owner}共享给%{target}',
    share: '共享“%{name}”',
    withGroup: '与本单位共享',
    withRole: '与角色“%{role}”共享',
    actions: '对“%{name}”的操作',
    copy: '复制为我的常用筛选',
    rename: '重命名',
    replace: '改为当前的筛选',
    withdraw: '撤回共享',
    shared: '已共享',
    changed: '已更新',
    withdrawn: '已撤回',
    copied: '已复制'
  }
}
