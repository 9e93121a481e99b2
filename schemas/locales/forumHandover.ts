import { forumHandover } from '../entities/forumHandover.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const forumHandoverTexts = texts(forumHandover, {
  'zh-CN': {
    name: '版块移交',
    fields: {
      name: '版块名称',
      forumId: '版块',
      fromGroupId: '原办理机构',
      toGroupId: '现办理机构',
      state: '状态',
      total: '留言总数',
      moved: '已移交',
      waiting: '待办结',
      startedAt: '开始时间',
      finishedAt: '完成时间',
      startedBy: '操作人'
    },
    enums: { state: { moving: '移交中', waiting: '等待办结', finished: '已完成' } }
  },
  'zh-TW': {
    name: '版塊移交',
    fields: {
      name: '版塊名稱',
      forumId: '版塊',
      fromGroupId: '原辦理機構',
      toGroupId: '現辦理機構',
      state: '狀態',
      total: '留言總數',
      moved: '已移交',
      waiting: '待辦結',
      startedAt: '開始時間',
      finishedAt: '完成時間',
      startedBy: '操作人'
    },
    enums: { state: { moving: '移交中', waiting: '等待辦結', finished: '已完成' } }
  },
  'en-US': {
    name: 'Hand-overs of forums',
    fields: {
      name: 'Forum',
      forumId: 'Number of the forum',
      fromGroupId: 'From',
      toGroupId: 'To',
      state: 'State',
      total: 'Messages',
      moved: 'Moved',
      waiting: 'Waiting',
      startedAt: 'Begun',
      finishedAt: 'Done',
      startedBy: 'Begun by'
    },
    enums: { state: { moving: 'Under way', waiting: 'Waits for open matters', finished: 'Done' } }
  }
})
