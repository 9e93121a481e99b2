/** Texts of the pages of campaigns, fetched with them. */
export const texts = {
  collection: {
    campaign: '征集',
    create: '新建征集',
    change: '修改征集',
    handIn: '提交平台确认',
    handedIn: '已提交。平台确认后，公众就能看到；确认结果会通知您。',
    createHintUnkept: '提交后由平台确认，确认前公众看不到。',
    createHint: '提交后由平台确认，确认前公众看不到。未提交的内容会自动保存在本浏览器。',
    changeHint: '修改提交后由平台确认；确认前，公众看到的仍是已确认的内容。',
    notChangeable: '这个征集现在不能修改。',
    noForums: '没有取到本单位的留言对象，暂时无法选择。',
    questionsHint: '每行一个问题，最多 10 个，请参与者围绕这些问题建言。',
    beginHint:
      '到时可以参与，此前公众只能看；已过的时间表示确认后立即开始。以服务器的北京时间为准，现在是 %{at}。',
    endHint: '须晚于开始时间，并晚于现在。到时不再接收建言，此前提交的仍会审核。',
    endPast: '结束时间已过，请选择现在以后的时间',
    endBeforeBegin: '结束时间须晚于开始时间',
    coverHint: '一张图片，显示在征集列表和征集页顶部。',
    entries: '查看建言',
    entriesOf: '建言：%{title}',
    confirmedText: '已确认的内容（公众看到的）',
    changes: {
      title: '改动之处',
      before: '原为',
      after: '改为',
      picture: '（图片，见下文）',
      none: '文字与已确认的内容相同，没有改动。',
      parts: {
        title: '征集标题',
        period: '征集时间',
        forums: '建言提交给',
        content: '征集内容',
        questions: '征集问题',
        cover: '封面图片',
        attachments: '附件'
      }
    },
    changedText: '修改后的内容（待确认）',
    text: '征集内容',
    summary: '征集结果',
    summaryPreview: '发布前核对',
    summaryPublish: '确认公布',
    summarySeenByAll: '公布后，所有人都会看到以下内容。',
    summaryTold: '公布时会通知 %{smart_count} 位参与者。',
    summaryHint: '公布后所有人都能看到，参与者会收到通知。',
    summaryAgainHint: '重新公布会替换原来的结果，不再通知参与者。',
    summaryDone: '征集结果已公布，参与者可以看到。',
    summaryAt: '%{at} 公布',
    noSummaryYet: '征集结束后，可以在这里公布结果。',
    writeAgain: '重新公布',
    adopted: '已采纳',
    likes: '%{smart_count} 人点赞',
    noEntries: '还没有审核通过的建言',
    noEntriesHint: '建言审核通过后会出现在这里。',
    fields: {
      lifeCycle: '征集阶段',
      beginTime: '开始时间',
      endTime: '结束时间',
      entryCount: '公开建言',
      adoptedCount: '已采纳',
      auditNote: '平台意见',
      content: '征集内容',
      questions: '征集问题',
      coverAid: '封面图片',
      aids: '附件'
    },
    sections: {
      text: '征集什么',
      range: '对象和时间',
      files: '图片和附件',
      share: '分享（可选）'
    },
    tabs: {
      all: '全部',
      notAdopted: '未采纳',
      adopted: '已采纳'
    },
    orders: {
      approvedAt: '审核时间从新到旧',
      likeCount: '点赞从多到少'
    },
    unconfirmable: {
      ended:
        '征集已结束，修改后的文字不能再确认，公众看到的仍是已确认的文字，一般无须处理。若已确认的文字也不该公开，请下架：公众不再看到这个征集，征集单位改好文字和时间、经您确认后才重新公开。',
      expired:
        '文字里的结束时间已过，不能确认。请退回修改，征集单位改好时间重新提交后再确认；在此之前公众看不到这个征集。',
      expiredChange:
        '修改后的文字里，结束时间已过，不能确认。请退回修改，征集单位改好时间重新提交后再确认；在此之前公众看到的仍是已确认的文字。'
    },
    standing: {
      waiting: '等待平台确认，公众还看不到。',
      changeWaiting: '修改等待平台确认；公众看到的仍是已确认的内容。',
      returned: '平台要求修改，请按平台意见改好后重新提交。',
      changeReturned: '平台没有确认这次修改，请改好后重新提交，或放弃修改；公众看到的仍是已确认的内容。',
      changeLapsed:
        '征集已结束，这次修改不能再确认，公众看到的仍是已确认的内容。请放弃修改；建言照常采纳，结果照常公布。',
      notStarted: '已确认，%{begin} 开始征集。',
      collecting: '正在征集，%{end} 结束。',
      ended: '征集已结束，请采纳建言并公布结果。',
      summarized: '征集已结束，结果已公布。',
      withdrawn: '已撤回，公众看不到，也不能恢复。'
    }
  }
}
