import { parameter } from '../entities/parameter.ts'
import { texts } from '../vocabulary.ts'

export const parameterTexts = texts(parameter, {
  'zh-CN': {
    name: '参数管理',
    fields: {
      code: '编码',
      meaning: '含义',
      kind: '类型',
      unit: '单位',
      lowest: '最小值',
      highest: '最大值',
      isRehearsable: '可以试算',
      value: '值',
      defaultValue: '默认值',
      remark: '备注'
    },
    enums: {
      meaning: {
        'content.min': '留言内容最少字数',
        'content.max': '留言内容最多字数',
        'title.min': '留言标题最少字数',
        'title.max': '留言标题最多字数',
        'title.pattern': '留言标题允许的字符（正则表达式，u 标志）',
        'reply.min': '回复内容最少字数',
        'reply.max': '回复内容最多字数',
        'reason.min': '申请理由最少字数',
        'remark.max': '留言备注最多字数',
        'attachment.max': '每条留言或回复的附件数量上限',
        'comment.max': '评价意见最多字数',
        'explain.threshold': '评分不高于此值时须作出解释',
        'grading.suggestions': '建言类留言是否参与评价',
        'grading.days': '回复后可评价的天数（自然日）',
        'clock.accept': '接收交办的期限（工作日）',
        'clock.reply.consultation': '咨询类留言的回复期限（工作日）',
        'clock.reply.ordinary': '投诉、求助、感谢类留言的回复期限（工作日）',
        'clock.reply.suggestion': '建言类留言的回复期限（工作日）',
        'clock.explain': '解释的期限（工作日）',
        'post.certification': '留言前是否须实名认证',
        'company.confirmation': '企业注册后是否须经平台审核才能留言',
        'company.licence': '企业审核是否上传营业执照图片（off 不需要，optional 可选，required 必须）',
        'register.email': '个人注册时是否填写邮箱',
        'institution.secondFactor': '机构账号登录是否须使用两步验证',
        'post.daily': '每个账号每天的留言数上限',
        'post.sameDays': '多少天内不重复接收同一人内容相同且未办结的留言（0 不检查）',
        'realName.pattern': '真实姓名格式（正则表达式，u 标志）',
        'captcha.scene': '无图验证的场景标识',
        'captcha.hardness': '无图验证的计算量（次数上限，越大越慢）',
        'log.keepDays': '登录、操作、异常日志的保存天数；依法不少于六个月',
        'channel.url': '频道机构登录后前往的用户中心地址',
        'robot.pcLocation': '智能客服地址（个人用户、法人用户与访客）',
        'robot.pcOrgLocation': '智能客服地址（机构用户在前台页面）',
        'robot.pcOrgWorkTable': '智能客服地址（机构工作台）',
        'share.image': '分享留言板时显示的图片地址',
        'link.privacy': '页脚“隐私政策”链接的地址',
        'link.service': '页脚“如何开通服务”链接的地址',
        'link.oldVersion': '工作台“返回旧版”链接的地址',
        'site.contact': '平台的联系方式（电话、邮箱、服务时间；显示在“联系我们”和页脚，留空不显示）',
        'site.accent': '网站强调色（如 #1b5fbf；留空用默认色）',
        'map.tiles': '地图瓦片地址（含 {z}、{x}、{y}；由本站转发；留空不显示底图）',
        'map.tileZoom': '地图瓦片的最大缩放级别',
        'map.attribution': '地图上显示的来源与审图号',
        'api.contract':
          '接口文档（/api/docs）公开的范围（public 仅无须登录的接口，whole 全部，auto 演示环境全部、正式环境仅公开接口）'
      },
      unit: {
        characters: '字',
        workingDays: '个工作日',
        days: '天',
        files: '个附件',
        messages: '条留言',
        score: '分',
        tries: '次',
        levels: '级'
      },
      kind: {
        whole: '整数',
        flag: '是否',
        pattern: '正则表达式',
        address: '网址',
        text: '文本',
        colour: '颜色',
        choice: '选项',
        tiles: '瓦片地址'
      }
    },
    hints: {
      code: '小写字母开头，可含字母、数字和点；系统参数不能更改',
      value: '保存后立即生效',
      remark: '说明用途，便于日后查找'
    }
  },
  'zh-TW': {
    name: '參數管理',
    fields: {
      code: '編碼',
      meaning: '含義',
      kind: '類型',
      unit: '單位',
      lowest: '最小值',
      highest: '最大值',
      isRehearsable: '可以試算',
      value: '值',
      defaultValue: '預設值',
      remark: '備註'
    },
    enums: {
      meaning: {
        'content.min': '留言內容最少字數',
        'content.max': '留言內容最多字數',
        'title.min': '留言標題最少字數',
        'title.max': '留言標題最多字數',
        'title.pattern': '留言標題允許的字元（正規表示式，u 旗標）',
        'reply.min': '回覆內容最少字數',
        'reply.max': '回覆內容最多字數',
        'reason.min': '申請理由最少字數',
        'remark.max': '留言備註最多字數',
        'attachment.max': '每則留言或回覆的附件數量上限',
        'comment.max': '評價意見最多字數',
        'explain.threshold': '評分不高於此值時須作出解釋',
        'grading.suggestions': '建言類留言是否參與評價',
        'grading.days': '回覆後可評價的天數（日曆日）',
        'clock.accept': '接收交辦的期限（工作日）',
        'clock.reply.consultation': '諮詢類留言的回覆期限（工作日）',
        'clock.reply.ordinary': '投訴、求助、感謝類留言的回覆期限（工作日）',
        'clock.reply.suggestion': '建言類留言的回覆期限（工作日）',
        'clock.explain': '解釋的期限（工作日）',
        'post.certification': '留言前是否須實名認證',
        'company.confirmation': '企業註冊後是否須經平台審核才能留言',
        'company.licence': '企業審核是否上傳營業執照圖片（off 不需要，optional 可選，required 必須）',
        'register.email': '個人註冊時是否填寫電子郵件',
        'institution.secondFactor': '機構帳號登入是否須使用兩步驟驗證',
        'post.daily': '每個帳號每天的留言數上限',
        'post.sameDays': '多少天內不重複接收同一人內容相同且未辦結的留言（0 不檢查）',
        'realName.pattern': '真實姓名格式（正規表示式，u 旗標）',
        'captcha.scene': '無圖驗證的場景識別',
        'captcha.hardness': '無圖驗證的計算量（次數上限，越大越慢）',
        'log.keepDays': '登入、操作、異常日誌的保存天數；依法不少於六個月',
        'channel.url': '頻道機構登入後前往的使用者中心位址',
        'robot.pcLocation': '智慧客服位址（個人使用者、法人使用者與訪客）',
        'robot.pcOrgLocation': '智慧客服位址（機構使用者在前臺頁面）',
        'robot.pcOrgWorkTable': '智慧客服位址（機構工作臺）',
        'share.image': '分享留言板時顯示的圖片位址',
        'link.privacy': '頁尾「隱私權政策」連結的位址',
        'link.service': '頁尾「如何開通服務」連結的位址',
        'link.oldVersion': '工作臺「返回舊版」連結的位址',
        'site.contact': '平臺的聯絡方式（電話、電子郵件、服務時間；顯示在「聯絡我們」和頁尾，留空不顯示）',
        'site.accent': '網站強調色（如 #1b5fbf；留空用預設色）',
        'map.tiles': '地圖圖磚位址（含 {z}、{x}、{y}；由本站轉送；留空不顯示底圖）',
        'map.tileZoom': '地圖圖磚的最大縮放層級',
        'map.attribution': '地圖上顯示的來源與審圖號',
        'api.contract':
          '介面文件（/api/docs）公開的範圍（public 僅無須登入的介面，whole 全部，auto 示範環境全部、正式環境僅公開介面）'
      },
      unit: {
        characters: '字',
        workingDays: '個工作日',
        days: '天',
        files: '個附件',
        messages: '則留言',
        score: '分',
        tries: '次',
        levels: '級'
      },
      kind: {
        whole: '整數',
        flag: '是否',
        pattern: '正規表示式',
        address: '網址',
        text: '文字',
        colour: '顏色',
        choice: '選項',
        tiles: '圖磚位址'
      }
    },
    hints: {
      code: '以小寫字母開頭，可含字母、數字和點；系統參數不能更改',
      value: '儲存後立即生效',
      remark: '說明用途，方便日後查找'
    }
  },
  'en-US': {
    name: 'Parameters',
    fields: {
      code: 'Code',
      meaning: 'Meaning',
      kind: 'Kind',
      unit: 'Unit',
      lowest: 'Lowest',
      highest: 'Highest',
      isRehearsable: 'Can be rehearsed',
      value: 'Value',
      defaultValue: 'Default',
      remark: 'Remark'
    },
    enums: {
      meaning: {
        'content.min': 'Shortest message, in characters',
        'content.max': 'Longest message, in characters',
        'title.min': 'Shortest subject, in characters',
        'title.max': 'Longest subject, in characters',
        'title.pattern': 'What a subject may hold (regular expression, flag u)',
        'reply.min': 'Shortest reply, in characters',
        'reply.max': 'Longest reply, in characters',
        'reason.min': 'Shortest reason of a request, in characters',
        'remark.max': 'Longest private remark, in characters',
        'attachment.max': 'Most attachments of a message or reply',
        'comment.max': 'Longest comment of a grade, in characters',
        'explain.threshold': 'A score at or below it asks for an explanation',
        'grading.suggestions': 'Whether suggestions are graded',
        'grading.days': 'Calendar days after a reply in which it can be graded',
        'clock.accept': 'Working days to accept an assignment',
        'clock.reply.consultation': 'Working days to reply to a question',
        'clock.reply.ordinary': 'Working days to reply to a complaint, a request for help, thanks',
        'clock.reply.suggestion': 'Working days to reply to a suggestion',
        'clock.explain': 'Working days to explain',
        'post.certification': 'Whether writing a message needs a certified name',
        'company.confirmation':
          'Whether a company that registers is confirmed by the platform before it writes',
        'company.licence':
          'Whether a company hands in a picture of its licence to be confirmed (off, optional or required)',
        'register.email': 'Whether a person gives a mail address when registering',
        'institution.secondFactor': 'Whether accounts of institutions must sign in with a second factor',
        'post.daily': 'Most messages of one account in one day',
        'post.sameDays':
          'Days during which the same unanswered message of one account is not taken again (0: not checked)',
        'realName.pattern': 'What a real name looks like (regular expression, flag u)',
        'captcha.scene': 'Scene of the captcha without a picture',
        'captcha.hardness': 'Work of the captcha without a picture: most tries, more is slower',
        'log.keepDays': 'Days that logs are kept; the law asks for six months at least',
        'channel.url': 'Address of the user centre that channels go to after signing in',
        'robot.pcLocation': 'Address of the customer-service robot for citizens and visitors',
        'robot.pcOrgLocation': 'Address of the robot for institutions on public pages',
        'robot.pcOrgWorkTable': 'Address of the robot for institutions at their work table',
        'share.image': 'Address of the picture shown where the board is shared',
        'link.privacy': 'Address of the privacy policy, linked in the footer',
        'link.service': 'Address of how to have the service enabled, linked in the footer',
        'link.oldVersion': 'Address of the former console, linked at the work table',
        'site.contact':
          'How people reach the platform (phone, mail, hours), shown on the contact page and in the footer; empty: not shown',
        'site.accent': 'Accent colour of the site (such as #1b5fbf; empty: the product’s own)',
        'map.tiles':
          'Address of map tiles with {z}, {x} and {y}; this site passes them on; empty: maps have no pictures',
        'map.tileZoom': 'Nearest zoom that there are map tiles of',
        'map.attribution': 'Source and approval number shown on maps',
        'api.contract':
          'What /api/docs shows: public (calls that need no session), whole, or auto (whole in a demo, public in production)'
      },
      unit: {
        characters: 'characters',
        workingDays: 'working days',
        days: 'days',
        files: 'files',
        messages: 'messages',
        score: 'points',
        tries: 'tries',
        levels: 'levels'
      },
      kind: {
        whole: 'Whole number',
        flag: 'Yes or no',
        pattern: 'Regular expression',
        address: 'Address',
        text: 'Text',
        colour: 'Colour',
        choice: 'One of several',
        tiles: 'Tile address'
      }
    },
    hints: {
      code: 'Begins with a small letter; letters, digits and dots. Codes that the product uses stay as they are',
      value: 'It takes effect as soon as it is saved',
      remark: 'What it is for'
    }
  }
})
