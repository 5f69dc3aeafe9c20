-- A red fapiao takes back one that was issued, in all or in part: a row of its own, below zero.
alter table fapiao_requests
  add column reverses bigint,
  drop constraint fapiao_requests_amount_check,
  drop constraint fapiao_requests_check1,
  add constraint fapiao_requests_amount_check check (amount <> 0 and (amount < 0) = (reverses is not null)),
  add constraint fapiao_requests_red_check check (reverses is null or state = 'issued'),
  add constraint fapiao_requests_reason_check check ((state = 'refused' or reverses is not null) = (reason is not null)),
  add constraint fapiao_requests_reverses foreign key (team_id, reverses) references fapiao_requests;
create index fapiao_requests_reversing on fapiao_requests (team_id, reverses) where reverses is not null;
