-- The help pages have an eighth one, the privacy policy. The contract says which pages there are. Specification 2.
alter table help_text drop constraint help_text_key_check;
