CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE INDEX "ads_by_day" ON "ads" USING btree ("created_at");