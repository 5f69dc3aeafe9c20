-- A CPA goal tells; a campaign says whether it pauses, too.
alter table ad_goals add column pauses_at_goal boolean not null default false;
