-- no transaction
-- The days of some forums: the figures of a province, and those of one forum.
create index concurrently if not exists statistic_cell_by_forum on statistic_cell (fid, day);
