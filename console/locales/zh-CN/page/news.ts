import { center } from '../center.ts'

/** Texts of the message center, of a notification and of its message, fetched with their pages. */
export const texts = {
  center,
  news: {
    title: '消息详情',
    gone: '这条留言现在不由本单位办理，这里显示公开的内容。',
    open: '去办理',
    message: '留言内容',
    replyOf: '%{name} 的回复'
  }
}
