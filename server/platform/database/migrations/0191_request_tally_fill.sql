-- What was there before its changes were noted, while people go on: the one statement sees one moment. What was noted until
-- then is in what it counts, and is taken away; what is noted after it stays.
with noted as (delete from request_tally)
insert into request_tally select * from counted_requests();
