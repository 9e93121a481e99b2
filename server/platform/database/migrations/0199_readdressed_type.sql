-- The type that a message had before it was re-addressed: to a congress it becomes a suggestion. Empty in steps from before.
alter table readdressing add column from_type_id smallint;
