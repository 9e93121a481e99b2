-- In the processes that ship, the first step is the applicant's, and all others decide on it.
update workflow_task k set side = case when k.node = first.node then 'applicant' else 'decider' end
from workflow_instance i, (
  select distinct on (t.instance_id) t.instance_id, t.node from workflow_task t order by t.instance_id, t.no
) first
where i.id = k.instance_id and first.instance_id = i.id and i.status = 'running'
  and i.key in ('messageExtension', 'caseApproval', 'coordinationMeeting');
