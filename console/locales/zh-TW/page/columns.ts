/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: '用箭頭按鈕調整順序，寬度以像素為單位；變更立即生效，並會記住。也可以直接拖曳表頭與表頭右側邊線。',
    earlier: '將「%{name}」往前移',
    later: '將「%{name}」往後移',
    width: '「%{name}」的寬度（像素）',
    auto: '自動',
    moved: '「%{name}」現在是第 %{place} 欄，共 %{all} 欄'
  },
  sharedQueries: {
    title: '共用的篩選',
    ownAbout: '您共用給%{target}',
    about: '%{owner}共用給%{target}',
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
    copied: '已複製',
    removed: '已刪除',
    taken: '已有同名的常用篩選，請換一個名稱'
  }
}
