/** Texts of the notice about the connection, fetched after the first view. */
export const texts = {
  connection: {
    lost: '網路連線已中斷，請檢查網路。已填寫的內容會保留在本頁。',
    unanswered: '伺服器暫時沒有回應，正在自動重試。已填寫的內容會保留在本頁。',
    back: '網路已恢復'
  }
}
