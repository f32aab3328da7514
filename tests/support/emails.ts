import type { TestApp } from './test-app'

/** What somebody was mailed so far, the newest last; all jobs that wait are done first. */
export async function emailsTo(test: TestApp, recipient: string) {
  await test.runJobs()
  return test.db.selectFrom('email').where('recipient', '=', recipient).selectAll().orderBy('created_at').execute()
}

/** The link of the newest e-mail to somebody: its page and its token. */
export async function newestLink(test: TestApp, recipient: string): Promise<{ page: string; token: string }> {
  const newest = (await emailsTo(test, recipient)).at(-1)
  const address = newest?.text.match(/https?:\/\/\S+/)?.[0]
  if (!address) throw new Error(`${recipient} was mailed no link`)
  const { pathname, searchParams } = new URL(address)
  return { page: pathname, token: searchParams.get('token') ?? '' }
}
