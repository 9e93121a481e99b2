-- A message with an interim reply is not finished: its state says so, unless the site has words of its own for it.
update dict_value v
set label_zh_cn = '已阶段性回复，待办结', label_zh_tw = '已階段性回覆，待辦結', label_en_us = 'Interim reply, final one due'
from dict_type t
where t.id = v.type_id and t.name = 'traceState' and v.value = '1' and v.label_zh_cn = '已回复，待评价';
