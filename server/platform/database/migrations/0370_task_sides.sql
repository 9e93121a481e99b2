-- What a task is to the people who applied: 'applicant' is their own step, 'decider' is a decision on it, which neither
-- they nor their institution may take, null is neither (decision 0167). Tasks of an earlier release get theirs in 0371.
alter table workflow_task add column side text
  constraint workflow_task_side check (side in ('applicant', 'decider'));
