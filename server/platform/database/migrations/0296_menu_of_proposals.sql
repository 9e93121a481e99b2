-- The entry of replies that subordinates hand in has a name of its own (待审核 is a tab of assignments); one that
-- administrators have renamed keeps its name.
update menu set name_zh_cn = '下级送审回复' where key = 'board:proposalsTo' and name_zh_cn = '待审核的回复';
update menu set name_zh_tw = '下級送審回覆' where key = 'board:proposalsTo' and name_zh_tw = '待審核的回覆';
update menu set name_en_us = 'Replies sent for approval' where key = 'board:proposalsTo' and name_en_us = 'Replies to approve';
