import { center } from '../center.ts'

/** Texts of the message center, of a notification and of its message, fetched with their pages. */
export const texts = {
  center,
  news: {
    title: '訊息詳情',
    gone: '這則留言現在不由本單位辦理，這裡顯示公開的內容。',
    open: '前往辦理',
    message: '留言內容',
    replyOf: '%{name} 的回覆'
  }
}
