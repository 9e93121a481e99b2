-- The English name of a topic, for readers of English; empty: they read the Chinese one.
alter table topic add column name_en_us text not null default '';
