#!/bin/sh
# A bot in POSIX shell: quadriga arena imperator "exec:sh by_word.sh" random
# The same order of words as in by_word.py; it answers with the number of its choice.

rank() {
    case $1 in
        conquer*) echo 1 ;; build*) echo 2 ;; raise*) echo 3 ;; pay*) echo 4 ;;
        spend*) echo 5 ;; book*) echo 6 ;; lose*) echo 7 ;; *) echo 8 ;;
    esac
}

while read -r word rest; do
    case $word in
        legal)
            best=9
            number=0
            while [ "$number" -lt "$rest" ] && read -r action; do
                number=$((number + 1))
                place=$(rank "$action")
                if [ "$place" -lt "$best" ]; then best=$place answer=$number; fi
            done
            echo "$answer"
            ;;
        quit) exit ;;
    esac
done
