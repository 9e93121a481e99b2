-- The lines of an uploaded file as they were typed, with what is wrong with them: the file of the refused lines is made of
-- it. Sealed. Null for a batch of an earlier release, and when every line was imported.
alter table import_batch add column source_sealed text;
