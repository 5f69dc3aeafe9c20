-- Ours alone: paused at Apple and hidden here until it is brought back.
alter table campaigns add column is_archived boolean not null default false;
alter table ad_groups add column is_archived boolean not null default false;
create index campaigns_archived on campaigns (team_id, campaign_id) where is_archived;
create index ad_groups_archived on ad_groups (team_id, ad_group_id) where is_archived;
