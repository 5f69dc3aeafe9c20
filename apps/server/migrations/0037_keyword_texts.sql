-- Which keywords a search term is already.
create index keywords_of_text on keywords (team_id, lower(text));
