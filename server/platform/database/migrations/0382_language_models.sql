-- What the site has learnt from its own messages: a classifier for each name, written anew each night by a job. The newest
-- version is in use; older ones are removed with the next run.
create table language_model (
  name text not null check (name in ('domain', 'type')),
  version integer not null,
  trained_at timestamptz not null,
  texts integer not null,                      -- the number of messages that it was trained on
  data bytea not null,                         -- encodeClassifier of server/language
  primary key (name, version)
);

insert into schedule_job (bean_name, cron_expression, missed, remark) values
  ('languageModels', '0 40 2 * * ?', 1, '从本站留言中学习领域和类型，用于给出建议；留言少于500条时不学习');
