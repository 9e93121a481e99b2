/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: '用箭头按钮调整顺序，宽度以像素为单位；改动立即生效，并会记住。也可以直接拖动表头和表头右边线。',
    earlier: '将“%{name}”前移',
    later: '将“%{name}”后移',
    width: '“%{name}”的宽度（像素）',
    auto: '自动',
    moved: '“%{name}”现在是第 %{place} 列，共 %{all} 列'
  }
}
