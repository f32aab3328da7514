import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'
import { hasRole, type Role, type RoleHolder } from '../../src/entities/user/role'

const pages = fileURLToPath(new URL('../../src/pages', import.meta.url))
const publicUrl = /https?:\/\/127\.0\.0\.1:3000(\/[^\s?#]*)/g

const roles: readonly Role[] = [
  ...(['machine-operator', 'org-user', 'org-admin'] as const),
  ...(['dealership-staff', 'dealership-admin', 'super-user'] as const),
]
type Guard = Role | 'public' | 'signed-in'
const guardNames: readonly Guard[] = ['public', 'signed-in', ...roles]

/** An e-mail with what its recipient was when it was sent; without an account only public pages open. */
interface SentEmail {
  kind: string
  recipient: string
  text: string
  person: RoleHolder | null
}

/** Has the database remember each e-mail with what its recipient was then, whatever a test does with it afterwards. */
export async function rememberEmails(db: Database): Promise<void> {
  await sql`create schema if not exists mailbox`.execute(db)
  await sql`create table mailbox.sent (kind text, recipient text, text text, person jsonb)`.execute(db)
  await sql`
    create function mailbox.remember() returns trigger language plpgsql as $$
    begin
      insert into mailbox.sent
      select new.kind, new.recipient, new.text, (
        select jsonb_build_object('is_superuser', person.is_superuser,
          'groups', (select coalesce(jsonb_agg(jsonb_build_object('name', name)), '[]') from unnest(person.groups) as name),
          'organization', case when organization.id is not null then jsonb_build_object(
            'id', organization.id, 'name', organization.name, 'type', organization.type) end)
        from public.person left join public.organization on organization.id = person.organization_id
        where person.email = new.recipient);
      return null;
    end $$`.execute(db)
  await sql`create trigger remember after insert on email for each row execute function mailbox.remember()`.execute(db)
}

/** The e-mails sent so far whose link leads their recipient to a page of the web app that they may not open. */
export async function linksToClosedPages(db: Database): Promise<string[]> {
  const { rows } = await sql<SentEmail>`select distinct kind, recipient, text, person from mailbox.sent`.execute(db)
  return rows.flatMap(({ kind, recipient, text, person }) =>
    [...text.matchAll(publicUrl)].flatMap(([, path = '']) =>
      mayOpen(guardOf(path), person) ? [] : [`${kind} to ${recipient}: ${path}`],
    ),
  )
}

function mayOpen(guard: Guard | undefined, person: RoleHolder | null): boolean {
  if (guard === undefined) return false
  if (guard === 'public') return true
  if (!person) return false
  return guard === 'signed-in' || hasRole(person, guard)
}

let guards: { pattern: RegExp; guard: Guard }[] | undefined

/** The guard of the page at an address, as its `route.ts` says; undefined where there is no page. */
function guardOf(path: string): Guard | undefined {
  guards ??= readGuards()
  return guards.find(({ pattern }) => pattern.test(path))?.guard
}

function readGuards() {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('route.ts'))
  return files.flatMap((name) => {
    const source = readFileSync(join(pages, name), 'utf8')
    const paths = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
    const guard = guardNames.find((one) => source.includes(`guard: '${one}'`))
    if (!guard) throw new Error(`${name} has no guard`)
    return paths.map((path) => ({ pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`), guard }))
  })
}
