/** Texts of messages that are answered together. */
export const texts = {
  merging: {
    into: '与编号 %{tid} 合并办理，该留言的回复会同时作为本条的回复。',
    open: '打开该留言',
    title: '合并到这里的留言',
    note: '回复这条留言时，以下留言同时得到相同的回复。',
    at: '%{at} 并入'
  }
}
