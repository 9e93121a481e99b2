/** Texts of the notice about the connection, fetched after the first view. */
export const texts = {
  connection: {
    lost: '网络连接已断开，请检查网络。已填写的内容会保留在本页。',
    unanswered: '服务器暂时没有响应，正在自动重试。已填写的内容会保留在本页。',
    back: '网络已恢复'
  }
}
