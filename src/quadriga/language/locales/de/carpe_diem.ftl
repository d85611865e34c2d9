# carpe_diem
