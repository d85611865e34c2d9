#!/bin/sh
# A bot in POSIX shell: quadriga arena imperator "exec:sh by_word.sh" random
# The same order of words as in by_word.py; it answers with the number of its choice.

rank() {
    case $1 in
        conquer*) echo 1 ;; build*) echo 2 ;; pay*) echo 3 ;; take*) echo 4 ;; *) echo 5 ;;
    esac
}

while read -r word rest; do
    case $word in
        legal)
            best=6
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
