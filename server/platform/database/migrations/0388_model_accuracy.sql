-- How well a model did on a fifth of the messages that its trial did not learn from, and how long learning took. Null for models
-- that were trained before.
alter table language_model add column accuracy real;
alter table language_model add column within_two real;
alter table language_model add column trial_texts integer;
alter table language_model add column milliseconds integer;
