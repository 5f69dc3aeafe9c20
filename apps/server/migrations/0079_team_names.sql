-- How campaigns are called belongs to the team, in the row without an app; an app whose names are its own has them in its
-- row, the others follow the team.
alter table structure_plans alter column name_template drop not null;
