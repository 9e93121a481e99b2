-- An event that the author and those who handle the message both read, such as a merge.
alter table event drop constraint event_audience_check;
alter table event add constraint event_audience_check
  check (audience in ('public', 'author', 'holders', 'parties', 'editor')) not valid;
alter table event validate constraint event_audience_check;
