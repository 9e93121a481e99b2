import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about institutions, forums, topics and the accounts of institutions. */
export const boardRecordsErrors = {
  ENT0200: entry(
    'conflict',
    'added',
    '同一上级之下已有同名机构，请换一个名称',
    '同一上級之下已有同名機構，請換一個名稱',
    'There is an institution of this name below the same superior. Choose another name.'
  ),
  ENT0201: entry(
    'invalid',
    'added',
    '上级机构不能是该机构自己或其下级机构',
    '上級機構不能是該機構自己或其下級機構',
    'An institution cannot stand below itself.'
  ),
  ENT0202: entry(
    'invalid',
    'added',
    '机构类别须与上级机构一致；频道可以设在地方机构之下',
    '機構類別須與上級機構一致；頻道可以設在地方機構之下',
    'An institution is of the same kind as its superior; a channel may stand below a local institution.'
  ),
  ENT0203: entry(
    'conflict',
    'added',
    '上级机构已停用，请先启用上级机构，或另选上级',
    '上級機構已停用，請先啟用上級機構，或另選上級',
    'The superior is closed. Open it first, or choose another.'
  ),
  ENT0204: entry(
    'conflict',
    'added',
    '该机构已有下级机构、版块或账号，不能更改类别；请新建一个机构',
    '該機構已有下級機構、版塊或帳號，不能變更類別；請新建一個機構',
    'The institution has subordinates, forums or accounts, so its kind stays. Add another institution instead.'
  ),
  ENT0205: entry(
    'conflict',
    'added',
    '该机构与原上级之间还有 {count} 件未办结的交办或上报，请先办结或取消，再更改上级',
    '該機構與原上級之間還有 {count} 件未辦結的交辦或上報，請先辦結或取消，再變更上級',
    '{count} assignments or reports are open between the institution and its superior. Finish or cancel them first.'
  ),
  ENT0206: entry(
    'conflict',
    'added',
    '该机构还有 {count} 个启用的下级机构，请先将它们停用或移到其他上级之下',
    '該機構還有 {count} 個啟用的下級機構，請先將它們停用或移到其他上級之下',
    '{count} subordinates are open. Close them first, or move them to another superior.'
  ),
  ENT0207: entry(
    'conflict',
    'added',
    '该机构还有 {count} 个接收留言的版块，请先暂停接收，或改由其他机构办理',
    '該機構還有 {count} 個接收留言的版塊，請先暫停接收，或改由其他機構辦理',
    '{count} forums of the institution take messages. Stop that first, or give them to another institution.'
  ),
  ENT0208: entry(
    'conflict',
    'added',
    '该机构还有 {count} 件未办结的交办，请先办结或取消',
    '該機構還有 {count} 件未辦結的交辦，請先辦結或取消',
    '{count} assignments of the institution are open. Finish or cancel them first.'
  ),
  ENT0209: entry(
    'conflict',
    'added',
    '该机构还有 {count} 条待审核、待回复、待解释或复核中的留言，请先办结，或将版块改由其他机构办理',
    '該機構還有 {count} 則待審核、待回覆、待解釋或複核中的留言，請先辦結，或將版塊改由其他機構辦理',
    '{count} messages wait for approval, a reply, an explanation or a recheck. Finish them first, or give the forum to another institution.'
  ),
  ENT0210: entry(
    'conflict',
    'added',
    '该机构还有 {count} 项进行中的递送、上报或征集，请先结束',
    '該機構還有 {count} 項進行中的遞送、上報或徵集，請先結束',
    '{count} deliveries, reports or campaigns of the institution are under way. End them first.'
  ),
  ENT0211: entry(
    'conflict',
    'added',
    '该机构已有下级机构、版块、账号或办理记录，不能删除；可以改为停用',
    '該機構已有下級機構、版塊、帳號或辦理紀錄，不能刪除；可以改為停用',
    'The institution has subordinates, forums, accounts or a history, so it stays. Close it instead.'
  ),
  ENT0220: entry(
    'conflict',
    'added',
    '同一地区已有同名版块，请换一个名称',
    '同一地區已有同名版塊，請換一個名稱',
    'There is a forum of this name in the same region. Choose another name.'
  ),
  ENT0221: entry(
    'invalid',
    'added',
    '上级版块不能是该版块自己或其下级版块',
    '上級版塊不能是該版塊自己或其下級版塊',
    'A forum cannot stand below itself.'
  ),
  ENT0222: entry(
    'invalid',
    'added',
    '版块的类别须与上级版块、下级版块一致',
    '版塊的類別須與上級版塊、下級版塊一致',
    'A forum is of the same kind as those above and below it.'
  ),
  ENT0223: entry(
    'conflict',
    'added',
    '该机构已停用，请选择启用的机构',
    '該機構已停用，請選擇啟用的機構',
    'This institution is closed. Choose one that is open.'
  ),
  ENT0224: entry(
    'invalid',
    'added',
    '频道不办理版块，请选择地方机构、部委或人大',
    '頻道不辦理版塊，請選擇地方機構、部委或人大',
    'Channels handle no forums. Choose a local institution, a ministry or a people’s congress.'
  ),
  ENT0225: entry(
    'conflict',
    'added',
    '该版块还有 {count} 项未办结的交办、复核、递送、上报、延期或征集，请先办结或取消，再改由其他机构办理',
    '該版塊還有 {count} 項未辦結的交辦、複核、遞送、上報、延期或徵集，請先辦結或取消，再改由其他機構辦理',
    '{count} assignments, rechecks, deliveries, reports, extensions or campaigns of this forum are open. Finish or cancel them, then give it to another institution.'
  ),
  ENT0226: entry(
    'conflict',
    'added',
    '该版块已有留言，只能改由同类机构办理',
    '該版塊已有留言，只能改由同類機構辦理',
    'The forum has messages, so only an institution of the same kind can take it over.'
  ),
  ENT0227: entry(
    'conflict',
    'added',
    '该版块已有留言或征集，不能删除；可以暂停接收留言，或不再公开展示',
    '該版塊已有留言或徵集，不能刪除；可以暫停接收留言，或不再公開顯示',
    'The forum has messages or campaigns, so it stays. Let it take no messages, or take it off the lists.'
  ),
  ENT0228: entry(
    'conflict',
    'added',
    '该版块还有下级版块，请先移走或删除下级版块',
    '該版塊還有下級版塊，請先移走或刪除下級版塊',
    'There are forums below this one. Move or delete them first.'
  ),
  ENT0229: entry(
    'forbidden',
    'added',
    '专题活动使用的版块不能删除',
    '專題活動使用的版塊不能刪除',
    'The forum of the special campaign cannot be deleted.'
  ),
  ENT0230: entry(
    'conflict',
    'added',
    '已有同名专题，请换一个名称',
    '已有同名專題，請換一個名稱',
    'There is a topic of this name. Choose another name.'
  ),
  ENT0231: entry(
    'conflict',
    'added',
    '已有留言使用该专题，不能删除；可以改为隐藏',
    '已有留言使用該專題，不能刪除；可以改為隱藏',
    'Messages have this topic, so it stays. Hide it instead.'
  ),
  ENT0232: entry(
    'forbidden',
    'added',
    '专题活动使用的专题不能隐藏或删除',
    '專題活動使用的專題不能隱藏或刪除',
    'The topic of the special campaign cannot be hidden or deleted.'
  ),
  ENT0233: entry(
    'conflict',
    'added',
    '该版块正在移交，已移交 {moved} / {total} 条留言（{waiting} 条有未办结事项，须由原机构先办结），请等移交完成后再改由其他机构办理',
    '該版塊正在移交，已移交 {moved} / {total} 則留言（{waiting} 則有未辦結事項，須由原機構先辦結），請等移交完成後再改由其他機構辦理',
    'The forum is being handed over: {moved} of {total} messages so far, and {waiting} wait until the former institution has finished what is open about them. Wait until it is done, then give the forum to another institution.'
  ),
  ENT0234: entry(
    'conflict',
    'added',
    '该机构还有 {count} 个版块正在移交，请等移交完成（进度见“版块移交”）',
    '該機構還有 {count} 個版塊正在移交，請等移交完成（進度見「版塊移交」）',
    '{count} forums are being handed over from or to the institution. Wait until that is done; the list of hand-overs shows how far it is.'
  ),
  ENT0235: entry(
    'conflict',
    'added',
    '“{word}”已在“{group}”一组中。一个词只能属于一组，请先从那一组删去，或把这些词加到那一组',
    '「{word}」已在「{group}」一組中。一個詞只能屬於一組，請先從那一組刪去，或把這些詞加到那一組',
    '“{word}” is in the group “{group}” already. A word belongs to one group: take it out there first, or add these words to that group.'
  ),
  FRM0001: entry(
    'conflict',
    'added',
    '该版块暂停接收留言，请选择其他领导或部门；已提交的留言仍会办理',
    '該版塊暫停接收留言，請選擇其他領導或部門；已提交的留言仍會辦理',
    'This forum takes no messages at the moment. Choose another; messages sent before are still handled.'
  )
} as const satisfies Record<string, CatalogueEntry>
