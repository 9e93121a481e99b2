import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    changeCase: {
      verb: text('修改案例', '修改案例', 'Change the case'),
      fields: {
        title: text('案例标题', '案例標題', 'Title'),
        summary: text(
          '案例摘要（至少 10 个字）',
          '案例摘要（至少 10 個字）',
          'Summary (10 characters at least)'
        ),
        measures: text(
          '主要做法（至少 10 个字）',
          '主要做法（至少 10 個字）',
          'What was done (10 characters at least)'
        ),
        result: text(
          '办理成效（至少 10 个字）',
          '辦理成效（至少 10 個字）',
          'Result (10 characters at least)'
        )
      }
    },
    proposeCase: {
      verb: text('申报案例', '申報案例', 'Propose as a case'),
      fields: {
        title: text('案例标题', '案例標題', 'Title of the case'),
        summary: text(
          '案例摘要（至少 10 个字）',
          '案例摘要（至少 10 個字）',
          'Summary (at least 10 characters)'
        ),
        measures: text(
          '主要做法（至少 10 个字）',
          '主要做法（至少 10 個字）',
          'What was done (at least 10 characters)'
        ),
        result: text(
          '办理成效（至少 10 个字）',
          '辦理成效（至少 10 個字）',
          'Result (at least 10 characters)'
        ),
        withReplyPictures: text(
          '同时展示回复中的公开附件',
          '同時展示回覆中的公開附件',
          'Show the public attachments of the replies too'
        )
      },
      success: text('案例已提交，等待审批', '案例已提交，等待審批', 'Handed in; it waits for approval')
    },
    submitCase: {
      verb: text('提交审批', '提交審批', 'Hand in'),
      fields: { comment: text('给审批人的说明', '給審批人的說明', 'For who decides') }
    },
    withdrawCase: {
      verb: text('撤回案例', '撤回案例', 'Withdraw the case'),
      fields: { reason: text('撤回原因', '撤回原因', 'Reason') }
    },
    requestExtension: {
      verb: text('申请延期', '申請延期', 'Ask for more time'),
      fields: {
        days: text('延长几个工作日（1 至 30）', '延長幾個工作日（1 至 30）', 'Working days to add (1 to 30)'),
        reason: text('延期理由（至少 10 个字）', '延期理由（至少 10 個字）', 'Why (at least 10 characters)')
      },
      success: text(
        '延期申请已提交，等待审批',
        '延期申請已提交，等待審批',
        'Requested; it waits for approval'
      )
    },
    adoptSuggestion: {
      verb: text('采纳', '採納', 'Mark as adopted'),
      confirm: text(
        '采纳标记会公开显示，并告知留言人。确定采纳吗？',
        '採納標記會公開顯示，並告知留言人。確定採納嗎？',
        'Everybody will see the mark, and the author is told. Mark the suggestion as adopted?'
      )
    },
    cancelAdoption: {
      verb: text('取消采纳', '取消採納', 'Take the mark back'),
      button: text('确认取消采纳', '確認取消採納', 'Take the adoption back'),
      confirm: text(
        '取消后，不再公开显示采纳标记。确定取消吗？',
        '取消後，不再公開顯示採納標記。確定取消嗎？',
        'The mark will no longer be shown. Take it back?'
      )
    },
    editReply: {
      verb: text('修改回复', '修改回覆', 'Edit reply'),
      fields: { content: text('回复内容', '回覆內容', 'Reply') }
    },
    explainMessage: {
      verb: text('解释', '解釋', 'Explain'),
      fields: { content: text('解释内容', '解釋內容', 'Explanation') }
    },
    replyMessage: {
      verb: text('回复', '回覆', 'Reply'),
      fields: { content: text('回复内容', '回覆內容', 'Reply') }
    },
    revealAuthorPhone: {
      verb: text('查看完整电话', '檢視完整電話', 'Show the phone'),
      fields: {
        reason: text('查看原因（将告知留言人）', '檢視原因（將告知留言人）', 'Reason (the author is told)')
      }
    }
  },
  success: { caseSaved: text('案例已保存', '案例已儲存', 'The case is saved') },
  tabs: {
    caseDrafts: text('草稿', '草稿', 'Drafts'),
    unread: text('未读', '未讀', 'New'),
    notReplied: text('未回复', '未回覆', 'Not replied'),
    replied: text('已回复', '已回覆', 'Replied'),
    toReply: text('待回复', '待回覆', 'To reply'),
    toExplain: text('待解释', '待解釋', 'To explain'),
    recheck: text('复核中', '複核中', 'Under recheck'),
    awaitingGrade: text('待评价', '待評價', 'Awaiting a grade'),
    graded: text('已评价', '已評價', 'Graded'),
    explained: text('已解释', '已解釋', 'Explained'),
    gradedTwice: text('二次评价', '二次評價', 'Graded twice')
  },
  events: {
    reply: {
      interim: text('阶段性回复', '階段性回覆', 'Interim reply'),
      final: text('办结回复', '辦結回覆', 'Final reply'),
      explained: text('解释', '解釋', 'Explanation'),
      explainedLast: text('最后解释', '最後解釋', 'Last explanation'),
      edited: text('修改回复', '修改回覆', 'Reply edited'),
      reused: text('参考相似留言的答复', '參考相似留言的答覆', 'Made from replies to similar messages')
    },
    grade: {
      given: text('留言人评价', '留言人評價', 'Graded by the author'),
      givenAgain: text('留言人二次评价', '留言人二次評價', 'Graded again by the author'),
      struck: text('评价不计入统计', '評價不計入統計', 'Grade struck from the statistics')
    },
    detector: { passedOver: text('说明理由后提交', '說明理由後提交', 'Sent with a reason') },
    phone: { revealed: text('查看完整电话', '檢視完整電話', 'Phone number viewed') },
    deadline: {
      near: text('办理期限临近', '辦理期限將至', 'Deadline near'),
      passed: text('已超过办理期限', '已超過辦理期限', 'Deadline passed'),
      moved: text(
        '放假安排变更，期限已调整',
        '放假安排變更，期限已調整',
        'Holidays changed; the deadline moved'
      ),
      recounted: text(
        '放假安排变更，本单位的办理期限已调整',
        '放假安排變更，本單位的辦理期限已調整',
        'Holidays changed; deadlines of your office moved'
      )
    },
    extension: {
      requested: text('申请延期', '申請延期', 'Extension asked for'),
      approved: text(
        '同意延期，办理期限已延长',
        '同意延期，辦理期限已延長',
        'Extension approved; the deadline is later'
      ),
      returned: text('延期申请被退回修改', '延期申請被退回修改', 'Extension returned for changes'),
      refused: text('延期申请未获同意', '延期申請未獲同意', 'Extension refused'),
      withdrawn: text('撤回延期申请', '撤回延期申請', 'Extension withdrawn'),
      lapsed: text(
        '原期限已变或不再计算，延期申请自动失效',
        '原期限已變或不再計算，延期申請自動失效',
        'Extension lapsed: the deadline changed or no longer counts'
      )
    },
    grading: {
      closing: text('评价期即将结束', '評價期即將結束', 'Grading closes soon'),
      closed: text('评价期已结束', '評價期已結束', 'Grading has closed')
    },
    forum: {
      handedOver: text('版块移交其他单位办理', '版塊移交其他單位辦理', 'Forum handed to another institution')
    },
    case: {
      drafted: text('起草案例', '起草案例', 'Case begun'),
      changed: text('修改案例', '修改案例', 'Case changed'),
      proposed: text('申报案例', '申報案例', 'Proposed for the case library'),
      published: text('入选案例库', '入選案例庫', 'Published in the case library'),
      returned: text(
        '案例被退回修改，修改后可重新提交',
        '案例被退回修改，修改後可重新提交',
        'Case returned for changes, to be handed in again'
      ),
      refused: text('案例未获通过', '案例未獲通過', 'Case refused'),
      withdrawn: text('撤回案例', '撤回案例', 'Case withdrawn'),
      lapsed: text(
        '留言已下架、删除或转给其他单位，案例申报自动失效',
        '留言已下架、刪除或轉給其他單位，案例申報自動失效',
        'Case withdrawn: its message was taken down, deleted or re-addressed'
      ),
      takenDown: text('案例下架', '案例下架', 'Case taken down'),
      restored: text('案例恢复发布', '案例恢復發布', 'Case shown again')
    },
    suggestion: {
      adopted: text('采纳建言', '採納建言', 'Suggestion adopted'),
      adoptionCancelled: text('取消采纳', '取消採納', 'Mark of adoption taken back')
    },
    voice: {
      joined: text('加入“我也遇到”', '加入「我也遇到」', 'Joined a message'),
      takenBack: text('撤回“我也遇到”', '撤回「我也遇到」', 'Taken back'),
      answered: text('反馈是否解决', '回饋是否解決', 'Said whether it is solved')
    }
  }
} satisfies FamilyWords
