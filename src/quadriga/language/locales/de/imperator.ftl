# imperator
