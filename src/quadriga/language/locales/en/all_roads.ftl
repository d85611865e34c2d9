# all_roads
