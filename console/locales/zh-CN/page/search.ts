/** Texts of the search in all lists, fetched with it. */
export const texts = {
  search: {
    title: '综合搜索',
    start: '输入关键词或选择筛选条件，同时搜索本级留言、交办、递送和全部留言。',
    idsHint: '多个 ID 用逗号分隔',
    lists: '搜索结果所在的列表',
    unused: '这个列表没有以下筛选，结果未按它们筛选：%{fields}',
    nothing: '这个列表里没有符合条件的留言。',
    inList: '在“%{name}”中查看和继续筛选'
  }
}
