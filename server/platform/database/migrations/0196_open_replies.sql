-- What the public figures show of replies: only of messages that are shown as messages (decision 0032). Empty until a day
-- is counted anew, which the job does of all days after this version starts; until then what was counted stands for it.
alter table statistic_cell add column open_replied integer;
alter table statistic_day_sum add column open_replied integer;
alter table statistic_month_sum add column open_replied integer;
