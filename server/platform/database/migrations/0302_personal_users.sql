-- One word for a person's account: sites that have the dictionaries call it 网民 in one of them. Labels that administrators
-- changed stay.
update dict_value v set label_zh_cn = '个人用户', label_zh_tw = '個人使用者'
from dict_type t
where t.id = v.type_id and t.name = 'userTypeCode' and v.value = '0' and v.label_zh_cn = '网民' and v.label_zh_tw = '網民';
update dict_value v set label_zh_tw = '個人使用者'
from dict_type t
where t.id = v.type_id and t.name = 'userType' and v.value = '0' and v.label_zh_tw = '個人用戶';
update dict_value v set label_zh_tw = '法人使用者'
from dict_type t
where t.id = v.type_id and t.name = 'userType' and v.value = '1' and v.label_zh_tw = '法人用戶';
update parameter set remark = '智能客服地址（个人用户、法人用户与访客）' where remark = '智能客服地址（网民与访客）';
