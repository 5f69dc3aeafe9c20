-- Written when the demo team is whole. What people do with it afterwards is theirs: it is never made again.
create table demo_teams (
  team_id bigint primary key references teams,
  made_at timestamptz not null default now()
);

-- What is the team's own is reached by its own certificate; what the platform runs for it, by the platform's (team 0).
alter table campaign_groups
  add column certificate_team_id bigint not null
    generated always as (case when delivery_mode = 'collaborative' then team_id else 0 end) stored;
alter table campaign_groups drop constraint campaign_groups_team_id_certificate_id_fkey;
alter table campaign_groups
  add foreign key (certificate_team_id, certificate_id) references certificates (team_id, certificate_id);
