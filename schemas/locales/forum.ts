import { forum } from '../entities/forum.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const forumTexts = texts(forum, {
  'zh-CN': {
    name: '版块管理',
    fields: {
      name: '职务或机构名称',
      title: '副标题',
      parentId: '上级版块',
      groupId: '办理机构',
      handingOver: '移交进度',
      organization: '版块类别',
      regionId: '所属地区',
      sort: '排序',
      isVisible: '公开展示',
      status: '接收留言',
      shareTitle: '分享标题',
      shareDesc: '分享简介',
      messageCount: '留言数',
      replyCount: '已回复数'
    },
    enums: {
      organization: { 1: '地方领导', 3: '部委领导', 5: '人大' },
      status: { 0: '暂停接收', 1: '正常接收' }
    },
    sections: { place: '基本信息', handling: '办理与展示', share: '分享' },
    hints: {
      name: '填写职务，如“某市市长”，不填写姓名',
      parentId: '留空则为顶级版块；须与本版块类别相同',
      groupId: '版块类别随办理机构而定。改由其他机构办理时，全部留言一并转交；有未办结的交办等事项时不能更改',
      isVisible: '不展示的版块不出现在列表和搜索中，知道网址的人仍可打开',
      status: '暂停后不能提交新留言，已有留言仍可查看和办理',
      sort: '数字小的排在前面',
      shareTitle: '留空则使用“给某某留言”',
      shareDesc: '留空则使用网站的统一简介'
    }
  },
  'zh-TW': {
    name: '版塊管理',
    fields: {
      name: '職務或機構名稱',
      title: '副標題',
      parentId: '上級版塊',
      groupId: '辦理機構',
      handingOver: '移交進度',
      organization: '版塊類別',
      regionId: '所屬地區',
      sort: '排序',
      isVisible: '公開顯示',
      status: '接收留言',
      shareTitle: '分享標題',
      shareDesc: '分享簡介',
      messageCount: '留言數',
      replyCount: '已回覆數'
    },
    enums: {
      organization: { 1: '地方領導', 3: '部委領導', 5: '人大' },
      status: { 0: '暫停接收', 1: '正常接收' }
    },
    sections: { place: '基本資訊', handling: '辦理與顯示', share: '分享' },
    hints: {
      name: '填寫職務，如「某市市長」，不填寫姓名',
      parentId: '留空則為頂級版塊；須與本版塊類別相同',
      groupId: '版塊類別隨辦理機構而定。改由其他機構辦理時，全部留言一併轉交；有未辦結的交辦等事項時不能變更',
      isVisible: '不顯示的版塊不出現在清單和搜尋中，知道網址的人仍可開啟',
      status: '暫停後不能提交新留言，既有留言仍可檢視和辦理',
      sort: '數字小的排在前面',
      shareTitle: '留空則使用「給某某留言」',
      shareDesc: '留空則使用網站的統一簡介'
    }
  },
  'en-US': {
    name: 'Forums',
    fields: {
      name: 'Office',
      title: 'Line below',
      parentId: 'Forum above',
      groupId: 'Handled by',
      handingOver: 'Hand-over',
      organization: 'Kind',
      regionId: 'Region',
      sort: 'Order',
      isVisible: 'Listed publicly',
      status: 'Messages',
      shareTitle: 'Title when shared',
      shareDesc: 'Text when shared',
      messageCount: 'Messages so far',
      replyCount: 'Replied'
    },
    enums: {
      organization: { 1: 'Local leader', 3: 'Ministry', 5: 'People’s congress' },
      status: { 0: 'Not taken', 1: 'Taken' }
    },
    sections: { place: 'Basics', handling: 'Handling', share: 'Sharing' },
    hints: {
      name: 'The office, such as “Mayor of …”, not a person’s name',
      parentId: 'Empty: a forum at the top. It is of the same kind',
      groupId:
        'The kind follows from the institution. Another institution gets all messages of the forum; while something is unfinished, it cannot be changed',
      isVisible: 'A forum that is not listed can still be opened by whoever knows its address',
      status: 'Without new messages, those that are there can still be read and handled',
      sort: 'Smaller numbers come first',
      shareTitle: 'Empty: “Write to …”',
      shareDesc: 'Empty: the site’s own words'
    }
  }
})
