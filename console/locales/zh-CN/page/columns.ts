/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: '用箭头按钮调整顺序，宽度以像素为单位；改动立即生效，并会记住。也可以直接拖动表头和表头右边线。',
    earlier: '将“%{name}”前移',
    later: '将“%{name}”后移',
    width: '“%{name}”的宽度（像素）',
    auto: '自动',
    moved: '“%{name}”现在是第 %{place} 列，共 %{all} 列'
  },
  sharedQueries: {
    title: '共享的筛选',
    ownAbout: '您共享给%{target}',
    about: '%{owner}共享给%{target}',
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
    copied: '已复制',
    removed: '已删除',
    taken: '已有同名的常用筛选，请换一个名称'
  }
}
