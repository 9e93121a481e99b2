-- Who is online, newest first, without sorting all sessions; and by the address that they come from.
create index session_by_start on session (created_at desc, id desc);
create index session_by_address on session (address, id);
