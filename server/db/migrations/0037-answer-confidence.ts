import { type Kysely, sql } from 'kysely'

/** How certain each answer is. Earlier answers were either given or refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update message set answer = answer || jsonb_build_object('confidence',
      case when (answer->>'refused')::boolean then 'none' else 'sure' end)
    where answer is not null`.execute(db)
}
