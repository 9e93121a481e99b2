import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    confirmCampaign: { verb: text('确认', '確認', 'Confirm') },
    returnCampaign: {
      verb: text('退回修改', '退回修改', 'Return'),
      fields: {
        reason: text('退回原因（告知征集单位）', '退回原因（告知徵集單位）', 'Why (the institution is told)')
      }
    },
    takeDownCampaign: {
      verb: text('下架', '下架', 'Take down'),
      fields: {
        reason: text('下架原因（告知征集单位）', '下架原因（告知徵集單位）', 'Why (the institution is told)')
      },
      confirm: text(
        '下架后公众不能再看到这个征集，也不能参与。确定下架吗？',
        '下架後民眾不能再看到這個徵集，也不能參與。確定下架嗎？',
        'Nobody will be able to read it or to take part. Take it down?'
      )
    },
    createCampaign: {
      verb: text('提交征集', '提交徵集', 'Hand in'),
      fields: {
        title: text('征集标题', '徵集標題', 'Title'),
        content: text('征集内容', '徵集內容', 'Text'),
        fids: text('建言提交给', '建言提交給', 'Entries go to'),
        beginTime: text('开始时间', '開始時間', 'From'),
        endTime: text('结束时间', '結束時間', 'Until'),
        questions: text('征集问题', '徵集問題', 'Questions'),
        coverAid: text('封面图片', '封面圖片', 'Cover picture'),
        aids: text('附件', '附件', 'Attachments'),
        shareTitle: text('分享标题', '分享標題', 'Title when shared'),
        shareText: text('分享文字', '分享文字', 'Text when shared')
      }
    },
    adoptEntry: {
      verb: text('采纳', '採納', 'Adopt'),
      fields: { note: text('采纳说明（公开）', '採納說明（公開）', 'What will be done (public)') }
    },
    cancelEntryAdoption: {
      verb: text('取消采纳', '取消採納', 'Cancel the adoption'),
      button: text('确认取消采纳', '確認取消採納', 'Take the adoption back'),
      fields: { reason: text('取消原因（公开）', '取消原因（公開）', 'Why (public)') }
    },
    discardCampaignChange: {
      verb: text('放弃修改', '放棄修改', 'Discard the change'),
      confirm: text(
        '未确认的修改会被放弃，恢复为已确认的内容。确定放弃吗？',
        '未確認的修改將被放棄，恢復為已確認的內容。確定放棄嗎？',
        'The unconfirmed change is discarded, and the confirmed text stays. Discard it?'
      )
    },
    changeCampaign: {
      verb: text('修改征集', '修改徵集', 'Change'),
      fields: {
        title: text('征集标题', '徵集標題', 'Title'),
        content: text('征集内容', '徵集內容', 'Text'),
        fids: text('建言提交给', '建言提交給', 'Entries go to'),
        beginTime: text('开始时间', '開始時間', 'From'),
        endTime: text('结束时间', '結束時間', 'Until'),
        questions: text('征集问题', '徵集問題', 'Questions'),
        coverAid: text('封面图片', '封面圖片', 'Cover picture'),
        aids: text('附件', '附件', 'Attachments'),
        shareTitle: text('分享标题', '分享標題', 'Title when shared'),
        shareText: text('分享文字', '分享文字', 'Text when shared')
      }
    },
    endCampaign: {
      verb: text('提前结束', '提前結束', 'End early'),
      confirm: text(
        '结束后立即停止接收建言，不能重新开始。确定提前结束吗？',
        '結束後立即停止接收建言，不能重新開始。確定提前結束嗎？',
        'It takes no more suggestions from now on, and cannot begin again. End it early?'
      )
    },
    publishCampaignSummary: {
      verb: text('公布征集结果', '公布徵集結果', 'Publish the result'),
      fields: { summary: text('征集结果', '徵集結果', 'Result') }
    },
    withdrawCampaign: {
      verb: text('撤回征集', '撤回徵集', 'Withdraw'),
      confirm: text(
        '撤回后，这个征集不再公开，也不能恢复。确定撤回吗？',
        '撤回後，這個徵集不再公開，也不能恢復。確定撤回嗎？',
        'The campaign will not be public any more, and cannot be brought back. Withdraw it?'
      )
    }
  },
  success: {
    campaignHandedIn: text(
      '已提交，等待平台确认',
      '已提交，等待平台確認',
      'Handed in; it waits for confirmation'
    ),
    summaryPublished: text('征集结果已公布', '徵集結果已公布', 'The result is published')
  },
  tabs: {
    awaitingConfirmation: text('待确认', '待確認', 'To confirm'),
    awaitingModification: text('待修改', '待修改', 'To modify'),
    notStarted: text('未开始', '未開始', 'Not begun'),
    collecting: text('征集中', '徵集中', 'Collecting'),
    ended: text('已结束', '已結束', 'Ended')
  },
  events: {
    campaign: {
      created: text('提交征集', '提交徵集', 'Campaign handed in'),
      changed: text('修改征集', '修改徵集', 'Campaign changed'),
      changeDiscarded: text('放弃修改', '放棄修改', 'Change discarded'),
      withdrawn: text('撤回征集', '撤回徵集', 'Campaign withdrawn'),
      confirmed: text('征集已确认', '徵集已確認', 'Campaign confirmed'),
      returned: text('征集退回修改', '徵集退回修改', 'Campaign returned'),
      takenDown: text('征集下架', '徵集下架', 'Campaign taken down'),
      begun: text('征集开始', '徵集開始', 'Campaign begun'),
      ended: text('征集结束', '徵集結束', 'Campaign ended'),
      endedEarly: text('征集提前结束', '徵集提前結束', 'Campaign ended early'),
      summarized: text('公布征集结果', '公布徵集結果', 'Result published')
    },
    entry: {
      adopted: text('建言被采纳', '建言獲採納', 'Suggestion adopted'),
      adoptionCancelled: text('取消采纳', '取消採納', 'Adoption cancelled')
    }
  },
  // Refusals about campaigns and their entries (domain 6).
  errors: {
    CMP0001: entry(
      'forbidden',
      '6',
      '您所在的单位尚未开通网上征集功能',
      '您所在的單位尚未開通網上徵集功能',
      'Campaigns are not enabled for your institution.'
    ),
    CMP0002: entry(
      'conflict',
      '4',
      '这个征集现在不能“{action}”，请刷新查看最新状态',
      '這個徵集現在不能「{action}」，請重新整理查看最新狀態',
      'This campaign does not allow “{action}” now. Reload to see its state.'
    ),
    CMP0003: entry(
      'conflict',
      '4',
      '征集尚未开始，请在开始后参与',
      '徵集尚未開始，請在開始後參與',
      'The campaign has not begun. Take part once it has.'
    ),
    CMP0004: entry(
      'conflict',
      '4',
      '征集已结束，不再接收建言',
      '徵集已結束，不再接收建言',
      'The campaign has ended and takes no more suggestions.'
    ),
    CMP0005: entry(
      'invalid',
      'added',
      '请选择本单位正在开放的留言板',
      '請選擇本單位正在開放的留言板',
      'Please choose open forums of your own institution.'
    ),
    CMP0006: entry(
      'invalid',
      'added',
      '结束时间须晚于开始时间，并晚于现在',
      '結束時間須晚於開始時間，並晚於現在',
      'The end must be later than the beginning, and later than now.'
    ),
    CMP0007: entry(
      'invalid',
      'added',
      '所选留言板不在本次征集范围内',
      '所選留言板不在本次徵集範圍內',
      'That forum is not part of this campaign.'
    ),
    CMP0008: entry(
      'conflict',
      'added',
      '征集的结束时间已过，请退回修改',
      '徵集的結束時間已過，請退回修改',
      'The campaign would have ended already. Return it to be modified.'
    ),
    CMP0009: entry(
      'conflict',
      'added',
      '这条建言尚未公开或已被采纳，请刷新查看最新状态',
      '這則建言尚未公開或已被採納，請重新整理查看最新狀態',
      'This suggestion is not public, or was adopted already. Reload to see its state.'
    ),
    CMP0010: entry(
      'conflict',
      'added',
      '这条建言并未被采纳',
      '這則建言並未被採納',
      'This suggestion was not adopted.'
    ),
    CMP0011: entry(
      'invalid',
      'added',
      '内容不能为空，且只保留支持的格式',
      '內容不能為空，且只保留支援的格式',
      'There is no content, or none in a format that is kept.'
    )
  }
} satisfies FamilyWords
