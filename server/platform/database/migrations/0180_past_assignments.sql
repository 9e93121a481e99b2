-- What was assigned before a message came to another group's hands: its parties keep their own row of it, and read no
-- more of the message's later life (docs/decisions/0037). The table is not written anew for it.
alter table assignment add column is_past boolean not null default false;
-- The same of reports: made by or to the group that had it, before it came to a group that neither of the two is.
alter table message_report add column is_past boolean not null default false;
