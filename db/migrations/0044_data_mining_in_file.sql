-- Who said what is stored is unknown: it counts as its owner's choice, so that no prohibition goes with a file.
ALTER TABLE "assets" ADD COLUMN "data_mining_in_file" boolean DEFAULT false NOT NULL;
