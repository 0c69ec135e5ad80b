CREATE TABLE "audits" (
	"server" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "audits_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "caught_up" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"person" bigint NOT NULL,
	"pressed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "caught_up_server_session_person_pk" PRIMARY KEY("server","session","person")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"question" integer NOT NULL,
	"number" integer NOT NULL,
	"message" bigint NOT NULL,
	"quote" text NOT NULL,
	"words" text[] NOT NULL,
	"before_quote" text NOT NULL,
	"after_quote" text NOT NULL,
	"repeated" boolean DEFAULT false NOT NULL,
	"keeper" bigint NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"reworded_at" timestamp (3) with time zone,
	"rows_tagged" text[] NOT NULL,
	"columns_tagged" text[] NOT NULL,
	"confirmed_by" bigint,
	"relation_kind" text,
	"relation_claim" text,
	"author_said_at" timestamp (3) with time zone,
	"correction" text,
	"answered_at" timestamp (3) with time zone,
	"removed_by" bigint,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "claims_server_session_question_number_pk" PRIMARY KEY("server","session","question","number")
);
--> statement-breakpoint
CREATE TABLE "left_out" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	"left_out_by" bigint NOT NULL,
	"left_out_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "left_out_server_message_pk" PRIMARY KEY("server","message")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	"noted_by" bigint NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "notes_server_message_pk" PRIMARY KEY("server","message")
);
--> statement-breakpoint
CREATE TABLE "owed_keeps" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"added" boolean NOT NULL,
	"session" bigint NOT NULL,
	CONSTRAINT "owed_keeps_server_message_user_id_added_pk" PRIMARY KEY("server","message","user_id","added")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"server" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_seen_at" timestamp (3) with time zone NOT NULL,
	"outside" text DEFAULT 'unset' NOT NULL,
	CONSTRAINT "people_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"server" bigint NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "servers_server_pk" PRIMARY KEY("server")
);
--> statement-breakpoint
CREATE TABLE "repository_files" (
	"server" bigint NOT NULL,
	"path" text NOT NULL,
	"session" bigint,
	"print" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"trouble" text,
	"trouble_where" text NOT NULL,
	CONSTRAINT "repository_files_server_path_pk" PRIMARY KEY("server","path")
);
--> statement-breakpoint
CREATE TABLE "repository_states" (
	"server" bigint NOT NULL,
	"failures" integer NOT NULL,
	"next_try" timestamp (3) with time zone,
	"reason" text,
	"published_at" timestamp (3) with time zone,
	"commit_id" text,
	CONSTRAINT "repository_states_server_pk" PRIMARY KEY("server")
);
--> statement-breakpoint
CREATE TABLE "digest_quotes" (
	"server" bigint NOT NULL,
	"group_name" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"session" bigint NOT NULL,
	"item" text NOT NULL,
	"message" bigint,
	"words" text NOT NULL,
	CONSTRAINT "digest_quotes_server_group_name_due_session_item_pk" PRIMARY KEY("server","group_name","due","session","item")
);
--> statement-breakpoint
CREATE TABLE "exported_files" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"exported_by" bigint NOT NULL,
	"print" text NOT NULL,
	"exported_at" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	"items" text[] NOT NULL,
	CONSTRAINT "exported_files_server_session_exported_by_print_pk" PRIMARY KEY("server","session","exported_by","print")
);
--> statement-breakpoint
CREATE TABLE "posted_digests" (
	"server" bigint NOT NULL,
	"group_name" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"channel" bigint NOT NULL,
	"message" bigint,
	"from_instant" timestamp (3) with time zone NOT NULL,
	"to_instant" timestamp (3) with time zone NOT NULL,
	"weeks" integer NOT NULL,
	"zone" text NOT NULL,
	"wanted" integer NOT NULL,
	"settled" integer NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	"holder" text,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "posted_digests_server_group_name_due_pk" PRIMARY KEY("server","group_name","due")
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"emoji" text NOT NULL,
	"meaning" text NOT NULL,
	"at" timestamp (3) with time zone,
	CONSTRAINT "reactions_server_message_user_id_emoji_pk" PRIMARY KEY("server","message","user_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"server" bigint NOT NULL,
	"id" bigint NOT NULL,
	"thread" bigint NOT NULL,
	"session" bigint NOT NULL,
	"question" integer,
	"author" bigint NOT NULL,
	"author_name" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"reply_to" bigint,
	CONSTRAINT "replies_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "reply_versions" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "reply_versions_server_message_since_pk" PRIMARY KEY("server","message","since")
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"server" bigint NOT NULL,
	"message" bigint NOT NULL,
	CONSTRAINT "tombstones_server_message_pk" PRIMARY KEY("server","message")
);
--> statement-breakpoint
CREATE TABLE "generated_sections" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"section" text NOT NULL,
	"body" text,
	"placeholder" text,
	CONSTRAINT "generated_sections_server_session_section_pk" PRIMARY KEY("server","session","section")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"kind" text NOT NULL,
	"question" integer NOT NULL,
	"channel" bigint NOT NULL,
	"message" bigint NOT NULL,
	"thread" bigint,
	"fingerprint" text NOT NULL,
	"cursor" bigint,
	"gone" boolean DEFAULT false NOT NULL,
	"trouble" text,
	"trouble_since" timestamp (3) with time zone,
	"swept_at" timestamp (3) with time zone,
	CONSTRAINT "places_server_session_kind_question_pk" PRIMARY KEY("server","session","kind","question")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"number" integer NOT NULL,
	"headline" text NOT NULL,
	"body" text NOT NULL,
	"about" text[] NOT NULL,
	"removed" boolean NOT NULL,
	CONSTRAINT "questions_server_session_number_pk" PRIMARY KEY("server","session","number")
);
--> statement-breakpoint
CREATE TABLE "session_drafts" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"language" text NOT NULL,
	"source" "bytea" NOT NULL,
	CONSTRAINT "session_drafts_server_session_pk" PRIMARY KEY("server","session")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"server" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_name" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"file" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"loaded_by" bigint NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"speaker" bigint,
	"write_to_speaker" boolean DEFAULT false NOT NULL,
	"channel" bigint,
	"posting_to" bigint,
	"planned_at" timestamp (3) with time zone,
	"planned_to" bigint,
	"open_up_to" integer,
	"posted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"text_erased_at" timestamp (3) with time zone,
	"keep_emoji" text DEFAULT '📌' NOT NULL,
	"agree_emoji" text DEFAULT '👍' NOT NULL,
	"source" "bytea",
	CONSTRAINT "sessions_server_id_pk" PRIMARY KEY("server","id"),
	CONSTRAINT "sessions_slug" UNIQUE("server","group_name","slug")
);
--> statement-breakpoint
CREATE TABLE "group_settings" (
	"server" bigint NOT NULL,
	"group_name" text NOT NULL,
	"host_roles" text[] NOT NULL,
	"keeper_roles" text[] NOT NULL,
	"channel" bigint,
	"voice_channel" bigint,
	"zone" text,
	"language" text,
	"keep_emoji" text NOT NULL,
	"agree_emoji" text NOT NULL,
	"accept_at" integer NOT NULL,
	"names_shown" boolean NOT NULL,
	"retention_days" integer NOT NULL,
	"quiet_week" text NOT NULL,
	"digest_waits_until" smallint,
	"hold_back_hours" integer NOT NULL,
	"proposals_per_person" integer NOT NULL,
	CONSTRAINT "group_settings_server_group_name_pk" PRIMARY KEY("server","group_name")
);
--> statement-breakpoint
CREATE TABLE "settings_changes" (
	"server" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "settings_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_name" text NOT NULL,
	"by_user" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "settings_changes_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "digest_subscribers" (
	"server" bigint NOT NULL,
	"group_name" text NOT NULL,
	"person" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "digest_subscribers_server_group_name_person_pk" PRIMARY KEY("server","group_name","person")
);
--> statement-breakpoint
CREATE TABLE "takeaway_votes" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"takeaway" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "takeaway_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"stance" text NOT NULL,
	"reason" text,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "takeaway_votes_server_session_takeaway_id_pk" PRIMARY KEY("server","session","takeaway","id")
);
--> statement-breakpoint
CREATE TABLE "takeaways" (
	"server" bigint NOT NULL,
	"session" bigint NOT NULL,
	"number" integer NOT NULL,
	"message" bigint,
	"source" bigint,
	"proposer" bigint NOT NULL,
	"sentence" text NOT NULL,
	"claims" text[] NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"accepted_by" bigint,
	"accepted_at" timestamp (3) with time zone,
	"superseded_by" bigint,
	"superseded_at" timestamp (3) with time zone,
	"in_favour_of" integer,
	"withdrawn_by" bigint,
	"withdrawn_at" timestamp (3) with time zone,
	"reworded_at" timestamp (3) with time zone,
	"position" integer,
	"card" text,
	CONSTRAINT "takeaways_server_session_number_pk" PRIMARY KEY("server","session","number")
);
--> statement-breakpoint
CREATE TABLE "digest_schedules" (
	"server" bigint NOT NULL,
	"group_name" text NOT NULL,
	"channel" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"zone" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "digest_schedules_server_group_name_pk" PRIMARY KEY("server","group_name")
);
--> statement-breakpoint
CREATE TABLE "work" (
	"server" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"target" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"holder" text NOT NULL,
	"lease_seconds" integer NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"begun_before" boolean NOT NULL,
	"channel" bigint,
	"message" bigint,
	CONSTRAINT "work_server_kind_subject_target_due_pk" PRIMARY KEY("server","kind","subject","target","due")
);
--> statement-breakpoint
ALTER TABLE "caught_up" ADD CONSTRAINT "caught_up_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_server_message_replies_server_id_fk" FOREIGN KEY ("server","message") REFERENCES "public"."replies"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_files" ADD CONSTRAINT "exported_files_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_sections" ADD CONSTRAINT "generated_sections_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_drafts" ADD CONSTRAINT "session_drafts_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takeaway_votes" ADD CONSTRAINT "takeaway_votes_server_session_takeaway_takeaways_server_session_number_fk" FOREIGN KEY ("server","session","takeaway") REFERENCES "public"."takeaways"("server","session","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takeaways" ADD CONSTRAINT "takeaways_server_session_sessions_server_id_fk" FOREIGN KEY ("server","session") REFERENCES "public"."sessions"("server","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_message" ON "claims" USING btree ("server","message");--> statement-breakpoint
CREATE INDEX "claims_words" ON "claims" USING gin ("words");--> statement-breakpoint
CREATE INDEX "claims_newest" ON "claims" USING btree ("server","kept_at");--> statement-breakpoint
CREATE INDEX "claims_related" ON "claims" USING btree ("server","session","relation_claim") WHERE "claims"."relation_claim" is not null;--> statement-breakpoint
CREATE INDEX "digest_quotes_message" ON "digest_quotes" USING btree ("server","message");--> statement-breakpoint
CREATE INDEX "digest_quotes_session" ON "digest_quotes" USING btree ("server","session");--> statement-breakpoint
CREATE INDEX "posted_digests_doubted" ON "posted_digests" USING btree ("server") WHERE "posted_digests"."wanted" > "posted_digests"."settled";--> statement-breakpoint
CREATE INDEX "replies_session" ON "replies" USING btree ("server","session");--> statement-breakpoint
CREATE INDEX "replies_thread" ON "replies" USING btree ("server","thread","id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_thread" ON "places" USING btree ("server","thread");--> statement-breakpoint
CREATE INDEX "places_channel" ON "places" USING btree ("server","channel");--> statement-breakpoint
CREATE UNIQUE INDEX "takeaways_source" ON "takeaways" USING btree ("server","session","source");