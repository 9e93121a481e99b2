/** Texts of messages that are answered together. */
export const texts = {
  merging: {
    into: '與編號 %{tid} 併案辦理，該留言的回覆會同時作為本則的回覆。',
    open: '開啟該留言',
    title: '併入這裡的留言',
    note: '回覆這則留言時，以下留言同時得到相同的回覆。',
    at: '%{at} 併入'
  }
}
