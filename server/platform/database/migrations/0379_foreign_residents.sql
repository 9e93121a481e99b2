-- Foreigners with a permanent residence ID card certify with a document of its own.
insert into dict_value (type_id, value, label_zh_cn, label_zh_tw, label_en_us, sort)
select t.id, '5', '外国人永久居留身份证', '外國人永久居留身分證', 'Foreign permanent resident ID card', 4
from dict_type t where t.name = 'certificationType'
on conflict do nothing;
