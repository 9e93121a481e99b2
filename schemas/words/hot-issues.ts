import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    removeHotMember: {
      verb: text('不是这件事', '不是這件事', 'Not about this'),
      done: text('已移出', '已移出', 'Taken out'),
      confirm: text(
        '移出后，这条留言不再归入这个热点；留言本身不受影响。确定移出吗？',
        '移出後，這則留言不再歸入這個熱點；留言本身不受影響。確定移出嗎？',
        'The message leaves this issue and does not come back into it; the message itself stays as it is. Take it out?'
      ),
      success: text(
        '已移出，这条留言不会再归入这个热点',
        '已移出，這則留言不會再歸入這個熱點',
        'Taken out. The message does not come back into this issue.'
      )
    },
    dismissHotIssue: {
      verb: text('不是一件事', '不是同一件事', 'Not one matter'),
      done: text('已标记为不是一件事', '已標記為不是同一件事', 'Marked as not one matter'),
      confirm: text(
        '标记后，这个热点不再出现，这些留言也不会再次组成热点；已公开的会从网站撤下。留言照常办理。确定吗？',
        '標記後，這個熱點不再出現，這些留言也不會再次組成熱點；已公開的會從網站撤下。留言照常辦理。確定嗎？',
        'The issue is not shown any more, and these messages make no new one; a published issue leaves the site. The messages are handled as before. Continue?'
      ),
      success: text(
        '已标记，这些留言不会再组成热点',
        '已標記，這些留言不會再組成熱點',
        'Marked. These messages make no issue any more.'
      )
    },
    restoreHotIssue: {
      verb: text('恢复为热点', '恢復為熱點', 'Show again'),
      done: text('已恢复', '已恢復', 'Shown again'),
      success: text(
        '已恢复，重新出现在热点列表中',
        '已恢復，重新出現在熱點清單中',
        'It is in the list of hot issues again.'
      )
    },
    setIssueTopic: {
      verb: text('归入专题', '歸入專題', 'Add to a topic'),
      done: text('已归入专题', '已歸入專題', 'Added to a topic'),
      note: text(
        '热点里还没有专题的留言都会归入所选专题，公众可在专题页看到其中公开的留言；留言人自己选过专题的不变。',
        '熱點裡還沒有專題的留言都會歸入所選專題，民眾可在專題頁看到其中公開的留言；留言人自己選過專題的不變。',
        'All messages of the issue that have no topic get it, and the public finds the open ones on its page. Messages whose author chose a topic keep theirs.'
      ),
      fields: { topicId: text('专题', '專題', 'Topic') },
      missing: { topicId: text('请选择专题', '請選擇專題', 'Choose a topic') },
      success: text('留言已归入专题', '留言已歸入專題', 'The messages have the topic.')
    },
    publishHotIssue: {
      verb: text('公开热点', '公開熱點', 'Publish the issue'),
      done: text('已公开', '已公開', 'Published'),
      note: text(
        '公众会在“专题”页看到您写的标题、说明、进展，以及反映的人数；看不到留言人的信息。再次提交会替换已公开的内容。',
        '民眾會在「專題」頁看到您寫的標題、說明、進展，以及反映的人數；看不到留言人的資訊。再次提交會取代已公開的內容。',
        'The public reads your title, text and progress on the page of topics, and how many people it concerns; nothing about the authors. Sending again replaces what is published.'
      ),
      fields: {
        publicTitle: text('公开标题', '公開標題', 'Title for the public'),
        publicText: text('说明：反映了什么', '說明：反映了什麼', 'What it is about'),
        progress: text('进展：已经做了什么', '進展：已經做了什麼', 'What has been done')
      },
      missing: {
        publicTitle: text('请填写公开标题', '請填寫公開標題', 'Write a title'),
        publicText: text(
          '请用几句话说明大家反映了什么',
          '請用幾句話說明大家反映了什麼',
          'Say in a few sentences what it is about'
        )
      },
      success: text('已在网站公开', '已在網站公開', 'Published on the site')
    }
  },
  events: {
    issue: {
      memberRemoved: text('一条留言移出热点', '一則留言移出熱點', 'A message was taken out of the issue'),
      dismissed: text('标记为不是一件事', '標記為不是同一件事', 'Marked as not one matter'),
      restored: text('恢复为热点', '恢復為熱點', 'Shown again as an issue'),
      topicSet: text('留言归入专题', '留言歸入專題', 'Messages added to a topic'),
      manyPeople: text('多人反映同一热点', '多人反映同一熱點', 'Many people write about a hot issue'),
      growing: text('热点快速升温', '熱點快速升溫', 'A hot issue grows fast'),
      published: text('公开热点', '公開熱點', 'Issue published')
    }
  },
  // Refusals about hot issues (domain 8).
  errors: {
    ISS0001: entry(
      'conflict',
      'added',
      '这个热点已经标记为不是一件事，不能再操作；请返回列表查看其他热点',
      '這個熱點已經標記為不是同一件事，不能再操作；請返回清單查看其他熱點',
      'This issue was marked as not one matter. Go back to the list for the others.'
    ),
    ISS0002: entry(
      'conflict',
      'added',
      '这个热点还涉及其他单位的留言，只能移出本单位及下级的留言；要整体标记，请联系平台编辑',
      '這個熱點還涉及其他單位的留言，只能移出本單位及下級的留言；要整體標記，請聯絡平臺編輯',
      'The issue also has messages of other institutions. Take out those of your own, or ask an editor of the platform to mark the whole.'
    ),
    ISS0003: entry(
      'conflict',
      'added',
      '这个热点没有被标记为不是一件事，不需要恢复；请刷新页面查看现状',
      '這個熱點沒有被標記為不是同一件事，不需要恢復；請重新整理頁面查看現況',
      'This issue is not marked as “not one matter”, so there is nothing to restore. Reload the page to see how it stands.'
    )
  }
} satisfies FamilyWords
