/** Texts of campaigns. */
export const messages = {
  'campaign.list': '網路徵集',
  'campaign.notStarted': '未開始',
  'campaign.collecting': '徵集中',
  'campaign.ended': '已結束',
  'campaign.until': '至',
  'campaign.entryCount': '建議 {count} 則',
  'campaign.adoptedCount': '採納 {count} 則',
  'campaign.hasResult': '已公布結果',
  'campaign.join': '參與徵集',
  'campaign.beginsAt': '徵集開始於',
  'campaign.noResultYet': '徵集已結束，結果公布後會顯示在這裡。',
  'campaign.told':
    '送出建議，或關注其中的建議，結果公布時會在「我的訊息」中通知您；沒有參與的，也可以在徵集結束後到本頁查看結果。',
  'campaign.result': '徵集結果',
  'campaign.about': '徵集內容',
  'campaign.questions': '請您談談',
  'campaign.entries': '大家的建議',
  'campaign.noEntries': '還沒有公開的建議',
  'campaign.noneAdopted': '還沒有獲採納的建議',
  'campaign.mostLiked': '最多按讚',
  'campaign.whole': '查看徵集全文',
  'campaign.read': '查看徵集',
  'campaign.attachments': '附件'
} as const
