-- A return for changes is called 退回修改 everywhere. Names that a site gave itself stay.
update dict_value v set label_zh_cn = '退回修改', label_zh_tw = '退回修改', label_en_us = 'Returned for changes'
from dict_type t
where t.id = v.type_id and t.name = 'workflowOutcome' and v.value = 'backToFirst' and v.label_zh_cn = '驳回';
update dict_value v set label_zh_cn = '退回修改或未通过', label_zh_tw = '退回修改或未通過', label_en_us = 'Returned or refused'
from dict_type t
where t.id = v.type_id and t.name = 'caseState' and v.value = 'refused' and v.label_zh_cn = '未通过';
