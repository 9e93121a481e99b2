-- Passages of a text that the public does not read: [{ field, start, end }] in code points; those of the subject stand
-- with the message's first text. The public wording that follows from them is in public_subject and public_content.
alter table content_item add column masks jsonb not null default '[]';
