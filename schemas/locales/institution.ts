import { institution } from '../entities/institution.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const institutionTexts = texts(institution, {
  'zh-CN': {
    name: '机构管理',
    fields: {
      name: '名称',
      parentId: '上级机构',
      organization: '机构类别',
      regionId: '所属地区',
      sort: '排序',
      status: '状态',
      allowCollect: '可发起征集',
      allowDelivery: '可申请递送',
      allowHandleDelivery: '可接收递送',
      allowNoAlert: '不提醒绑定手机',
      replyApproval: '回复须经上级审核',
      contact: '联系岗位',
      phone: '联系电话',
      address: '地址',
      officePlace: '服务大厅位置',
      intro: '机构简介'
    },
    enums: {
      organization: { 1: '地方机构', 3: '部委', 4: '频道', 5: '人大' },
      status: { 0: '停用', 1: '启用' }
    },
    sections: { place: '基本信息', flags: '权限', reach: '联系方式与简介' },
    hints: {
      parentId: '留空则没有上级；留言只能交办给直接下级',
      organization: '须与上级一致，频道可设在地方机构之下；有下级、版块或账号后不能更改',
      sort: '数字小的排在前面',
      replyApproval: '回复、解释及其修改经直接上级审核通过后才公开；没有上级的机构直接公开',
      status: '停用后账号不能登录；须先处理完交办、留言等未办结的事项',
      contact: '填写岗位名称，不填写姓名'
    }
  },
  'zh-TW': {
    name: '機構管理',
    fields: {
      name: '名稱',
      parentId: '上級機構',
      organization: '機構類別',
      regionId: '所屬地區',
      sort: '排序',
      status: '狀態',
      allowCollect: '可發起徵集',
      allowDelivery: '可申請遞送',
      allowHandleDelivery: '可接收遞送',
      allowNoAlert: '不提醒綁定手機',
      replyApproval: '回覆須經上級審核',
      contact: '聯絡職位',
      phone: '聯絡電話',
      address: '地址',
      officePlace: '服務大廳位置',
      intro: '機構簡介'
    },
    enums: {
      organization: { 1: '地方機構', 3: '部委', 4: '頻道', 5: '人大' },
      status: { 0: '停用', 1: '啟用' }
    },
    sections: { place: '基本資訊', flags: '權限', reach: '聯絡方式與簡介' },
    hints: {
      parentId: '留空則沒有上級；留言只能交辦給直接下級',
      organization: '須與上級一致，頻道可設在地方機構之下；有下級、版塊或帳號後不能變更',
      sort: '數字小的排在前面',
      replyApproval: '回覆、解釋及其修改經直接上級審核通過後才公開；沒有上級的機構直接公開',
      status: '停用後帳號不能登入；須先處理完交辦、留言等未辦結的事項',
      contact: '填寫職位名稱，不填寫姓名'
    }
  },
  'en-US': {
    name: 'Institutions',
    fields: {
      name: 'Name',
      parentId: 'Superior',
      organization: 'Kind',
      regionId: 'Region',
      sort: 'Order',
      status: 'Status',
      allowCollect: 'May hold campaigns',
      allowDelivery: 'May ask for deliveries',
      allowHandleDelivery: 'May receive deliveries',
      allowNoAlert: 'No reminder to bind a phone',
      replyApproval: 'Superior approves replies',
      contact: 'Contact post',
      phone: 'Phone',
      address: 'Address',
      officePlace: 'Place of its service hall',
      intro: 'About it'
    },
    enums: {
      organization: { 1: 'Local', 3: 'Ministry', 4: 'Channel', 5: 'People’s congress' },
      status: { 0: 'Closed', 1: 'Open' }
    },
    sections: { place: 'Basics', flags: 'What it may do', reach: 'Contact' },
    hints: {
      parentId: 'Empty: it has no superior. Messages are assigned to direct subordinates only',
      organization:
        'That of its superior; a channel may stand below a local institution. It stays once there are subordinates, forums or accounts',
      sort: 'Smaller numbers come first',
      replyApproval:
        'Replies, explanations and changes of them are published once the direct superior approves; without a superior, at once',
      status:
        'Accounts of a closed institution cannot sign in. Whatever is unfinished has to be finished first',
      contact: 'The name of a post, not of a person'
    }
  }
})
