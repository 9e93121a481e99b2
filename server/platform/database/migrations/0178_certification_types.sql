-- The documents with which a real name can be certified are four; sites that have the dictionary know two.
insert into dict_value (type_id, value, label_zh_cn, label_zh_tw, label_en_us, sort)
select t.id, v.value, v.zh_cn, v.zh_tw, v.en_us, v.sort
from dict_type t, (values
  ('3', '港澳居民来往内地通行证', '港澳居民來往內地通行證', 'Mainland travel permit, Hong Kong and Macao', 2),
  ('4', '台湾居民来往大陆通行证', '臺灣居民來往大陸通行證', 'Mainland travel permit, Taiwan', 3)
) as v (value, zh_cn, zh_tw, en_us, sort)
where t.name = 'certificationType'
on conflict do nothing;
