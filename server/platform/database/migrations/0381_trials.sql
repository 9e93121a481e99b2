-- How the last trial of a configuration ended since it was changed: null until it is tried. Decision 0165.
alter table mail_config add column trial_passed boolean;
alter table sms_config add column trial_passed boolean;
alter table oss add column trial_passed boolean;
