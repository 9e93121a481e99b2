-- Words of the subjects of public messages, with the number of messages that have them, written anew each night by the job
-- languageModels. Typing errors in searches are corrected by them.
create table search_word (
  word text primary key,
  messages integer not null
);
