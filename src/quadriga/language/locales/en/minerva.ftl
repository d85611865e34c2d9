# minerva
