-- A proposed edit names all attachments that its reply has afterwards. One from before that named none, and its reply
-- would lose them: it takes those of the reply. Its hash does not fit them, so that it is not approved but sent back.
update reply_proposal p
set aids = (
  select array_agg(a.aid order by a.aid) from attachment a where a.reply_id = p.reply_id and a.deleted_at is null
)
where p.kind = 'edit' and p.state <> 1 and p.aids = '{}'
  and exists (select from attachment a where a.reply_id = p.reply_id and a.deleted_at is null);
