-- Reasons that editors often give when they return a message or take it down. New sites get them with the other
-- dictionaries. A site that has dictionaries already gets these once, and its administrators change or delete them.
insert into dict_type (name, label, sort)
select v.name, v.label, (select max(sort) from dict_type) + v.place
from (values ('returnReason', '退回留言的常用原因', 1), ('takeDownReason', '下架留言的常用原因', 2)) as v (name, label, place)
where exists (select from dict_type)
on conflict do nothing;

insert into dict_value (type_id, value, label_zh_cn, label_zh_tw, label_en_us, sort)
select t.id, v.value, v.zh_cn, v.zh_tw, v.en_us, v.sort
from dict_type t join (values
  ('returnReason', 'place', '请写明具体地点（区县、街道、小区或路段），便于核实', '請寫明具體地點（區縣、街道、社區或路段），以便核實', 'Please say exactly where this is.', 1),
  ('returnReason', 'facts', '请写清事情的时间、经过和您的诉求', '請寫清楚事情的時間、經過和您的訴求', 'Please say what happened, when, and what you ask.', 2),
  ('returnReason', 'addressee', '所反映的事项不归该单位办理，请改选留言对象后重新提交', '所反映的事項不歸該單位辦理，請改選留言對象後重新提交', 'Another office handles this. Address it to that.', 3),
  ('returnReason', 'repeated', '您已提交过相同内容的留言，请在原留言中补充', '您已提交過相同內容的留言，請在原留言中補充', 'You have posted this already. Add to that message.', 4),
  ('returnReason', 'privacy', '内容涉及他人隐私，请删去后重新提交', '內容涉及他人隱私，請刪去後重新提交', 'Please leave out private data of other people.', 5),
  ('returnReason', 'wording', '内容含有不文明用语，请修改后重新提交', '內容含有不文明用語，請修改後重新提交', 'Please change the offensive words.', 6),
  ('returnReason', 'file', '附件无法打开或与留言无关，请更换后重新提交', '附件無法開啟或與留言無關，請更換後重新提交', 'A file cannot be opened, or is about other things.', 7),
  ('takeDownReason', 'untrue', '经核实，内容与事实不符', '經核實，內容與事實不符', 'The content was checked and is not true.', 1),
  ('takeDownReason', 'privacy', '内容泄露他人隐私', '內容洩露他人隱私', 'It gives away private data of other people.', 2),
  ('takeDownReason', 'offence', '内容含有侮辱、诽谤他人的言论', '內容含有侮辱、誹謗他人的言論', 'It insults or defames somebody.', 3),
  ('takeDownReason', 'advert', '内容为广告，或与留言板无关', '內容為廣告，或與留言板無關', 'It is an advertisement, or not for this board.', 4),
  ('takeDownReason', 'repeated', '与另一条已公开的留言重复', '與另一則已公開的留言重複', 'It repeats another public message.', 5),
  ('takeDownReason', 'procedure', '事项已进入诉讼、仲裁等法定程序，请循该程序解决', '事項已進入訴訟、仲裁等法定程序，請循該程序解決', 'A court or an arbitrator is deciding on this.', 6)
) as v (dict, value, zh_cn, zh_tw, en_us, sort) on v.dict = t.name
on conflict do nothing;
