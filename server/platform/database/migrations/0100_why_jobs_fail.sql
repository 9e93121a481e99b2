-- Why a run failed, in a word that screens translate; what the program said stands beside it.
alter table schedule_job_log add column failure text
  check (failure in ('error', 'overrun', 'lost', 'params', 'expression', 'unknownJob'));
