-- no transaction
-- Counts the files that are there, while people go on: what comes meanwhile is counted by the triggers.
call fill_attachment_quota();
insert into storage_change select * from storage_drift();
drop procedure if exists fill_attachment_quota();
