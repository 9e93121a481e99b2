/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: '用箭頭按鈕調整順序，寬度以像素為單位；變更立即生效，並會記住。也可以直接拖曳表頭與表頭右側邊線。',
    earlier: '將「%{name}」往前移',
    later: '將「%{name}」往後移',
    width: '「%{name}」的寬度（像素）',
    auto: '自動',
    moved: '「%{name}」現在是第 %{place} 欄，共 %{all} 欄'
  }
}
